import type { Translated } from '../../translated.ts';
import type { exportRefundWords as english } from './en.ts';

export const exportRefundWords = {
  subject: (month: string): string => `${month} மாத ரீஃபண்ட்`,
  headline: (refund: string): string => `${refund} ரீஃபண்ட் கேட்கலாம்`,
  tax: (rate: string): string => `கொள்முதலுக்கு ${rate}% GST`,
  credit: 'அந்த மாத ITC',
  used: 'இந்தியாவில் விற்றதற்கான வரிக்குப் பயன்படுத்திய ITC',
  left: 'கிரெடிட் லெட்ஜரில் மீதி',
  formula: 'ITC × ஏற்றுமதி ÷ விற்றுமுதல்',
  refund: 'ரீஃபண்ட் (ஃபார்முலாப்படி வரும் தொகை, லெட்ஜரில் மீதி இரண்டில் குறைவானது)',
  share: (credit: string, exports: string, turnover: string): string => `${credit} × ${exports} ÷ ${turnover}`,
} satisfies Translated<typeof english>;
