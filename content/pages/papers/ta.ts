import type { Translated } from '../../translated.ts';
import type { papersPage as english } from './en.ts';

/** The sheet of papers of a service. */
export const papersPage = {
  name: 'ஆவணங்கள்',
  title: (service: string): string => `${service}: ஆவணங்கள்`,
  lead: 'தயாராக உள்ளதைக் குறியிடுங்கள். குறிகள் இந்தச் சாதனத்திலேயே இருக்கும்; நீங்கள் அனுப்பும் வரை எங்களுக்கு எதுவும் வராது.',
  seo: (service: string) => ({
    title: `${service}: தயாராக வைக்க வேண்டிய ஆவணங்கள்`,
    description: `${service}: நாங்கள் கேட்கும் ஆவணங்களின் பட்டியல். தயாராக உள்ளதைக் குறியிட்டு, அச்சிடுங்கள் அல்லது WhatsApp-இல் அனுப்புங்கள்.`,
  }),
  sheet: {
    title: 'தயாராக வைக்க',
    everyone: 'எல்லா ஆவணங்களும்',
    /** Beside the number that is ticked. */
    of: (count: number): string => `/ ${count} தயார்`,
    counted: (ticked: number, count: number): string => `${count} ஆவணங்களில் ${ticked} தயார்`,
    print: 'இந்தத் தாளை அச்சிட',
    send: 'WhatsApp-இல் அனுப்ப',
    sendNote: 'செய்தியில் இந்தப் பட்டியல் மட்டுமே; ஆவணங்கள் இல்லை.',
    clear: 'குறிகளை நீக்க',
  },
  /** The message before the papers. */
  message: {
    subject: (service: string): string => `${service} தொடர்பான ஆவணங்கள்`,
    ready: 'தயார்:',
    missing: 'இன்னும் இல்லை:',
  },
  /** The printed sheet alone. */
  printed: {
    for: (service: string): string => `${service}, யாருக்கு`,
    given: 'தந்த நாள், தந்தவர்',
    photographs: (phone: string): string => `புகைப்படங்களை WhatsApp-இல் அனுப்ப: ${phone}`,
  },
  others: 'மற்ற சேவைகளுக்கான ஆவணங்கள்',
  more: (service: string): string => `${service}: மேலும்`,
  about: (service: string): string => `${service} பற்றி முழுமையாக`,
  closing: {
    title: 'ஆவணம் இல்லையா? சந்தேகம் உள்ளதா?',
    text: 'எந்த ஆவணம் என்று சொல்லுங்கள். வேறொன்று போதுமா, அதை எப்படிப் பெறுவது என்று சொல்கிறோம்.',
    action: 'ஆவணங்கள் பற்றிக் கேட்க',
  },
} as const satisfies Translated<typeof english>;
