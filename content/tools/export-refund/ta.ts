import type { Translated } from '../../translated.ts';
import type { exportRefundWords as english } from './en.ts';

export const exportRefundWords = {
  subject: (month: string): string => `ரீஃபண்ட்: ${month}`,
  headline: (refund: string): string => `கேட்கக்கூடிய ரீஃபண்ட்: ${refund}`,
  tax: (rate: string): string => `கொள்முதலுக்கான GST, ${rate}%`,
  credit: 'மாதத்தின் ITC',
  used: 'இந்திய விற்பனையின் வரி (கழிகிறது)',
  left: 'லெட்ஜரில் மீதி',
  formula: 'ITC × ஏற்றுமதி ÷ விற்றுமுதல்',
  refund: 'ரீஃபண்ட்: இரண்டில் குறைந்தது',
  share: (credit: string, exports: string, turnover: string): string => `${credit} × ${exports} ÷ ${turnover}`,
} satisfies Translated<typeof english>;
