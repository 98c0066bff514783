import { inCase, withTamilGst } from '../../ta/case-endings.ts';
import type { Translated } from '../../translated.ts';
import type { papersPage as english } from './en.ts';

/** The sheet of papers of a service. */
export const papersPage = {
  name: 'ஆவணங்கள்',
  title: (service: string): string => `${withTamilGst(inCase(service, 'to'))}த் தேவையான ஆவணங்கள்`,
  lead: 'உங்களிடம் உள்ள ஆவணங்களை டிக் செய்யுங்கள். டிக் செய்தவை உங்கள் போனிலோ கணினியிலோ மட்டும் இருக்கும். நீங்கள் அனுப்பும் வரை இந்தப் பட்டியல் எங்களுக்கு வராது.',
  seo: (service: string) => ({
    title: `${inCase(service, 'to')}த் தேவையான ஆவணப் பட்டியல்`,
    description: `${service} தொடர்பாக என்ன ஆவணங்கள் தேவை? ஒவ்வொன்றாக டிக் செய்து, அந்தப் பட்டியலை அச்சிடலாம் அல்லது WhatsApp-இல் அனுப்பலாம்.`,
  }),
  sheet: {
    title: 'தயாராக வைக்க வேண்டிய ஆவணங்கள்',
    everyone: 'எல்லா ஆவணங்களும்',
    /** Stands beside the number that is ticked. */
    of: (count: number): string => `/ ${count} தயார்`,
    counted: (ticked: number, count: number): string => `${count} ஆவணங்களில் ${ticked} தயார்`,
    print: 'இந்தத் தாளை அச்சிட',
    send: 'WhatsApp செய்தியாக அனுப்ப',
    sendNote: 'செய்தியில் இந்தப் பட்டியல் மட்டுமே போகும். உங்கள் ஆவணங்கள் போகாது.',
    clear: 'எல்லா டிக்குகளையும் நீக்க',
  },
  /** The message before the papers. */
  message: {
    subject: (service: string): string => `${inCase(service, 'to')}த் தேவையான ஆவணங்கள்`,
    ready: 'தயார்:',
    missing: 'இன்னும் இல்லை:',
  },
  /** The printed sheet alone. */
  printed: {
    for: (service: string): string => `${service}. வாடிக்கையாளர்:`,
    given: 'தந்த நாள், தந்தவர்:',
    photographs: (phone: string): string => `புகைப்படங்களை WhatsApp-இல் அனுப்ப: ${phone}`,
  },
  others: 'மற்ற சேவைகளுக்கான ஆவணங்கள்',
  more: (service: string): string => `${service} பற்றி மேலும் படிக்க`,
  about: (service: string): string => `${service} பற்றி முழுமையாக`,
  closing: {
    title: 'ஏதாவது ஆவணம் இல்லையா? சந்தேகம் உள்ளதா?',
    text: 'எந்த ஆவணம் இல்லை என்று சொல்லுங்கள். அதற்குப் பதில் வேறு ஆவணம் தரலாமா, அல்லது அந்த ஆவணத்தை எப்படி வாங்குவது என்று சொல்கிறோம்.',
    action: 'என் ஆவணங்கள் பற்றிக் கேட்க',
  },
} as const satisfies Translated<typeof english>;
