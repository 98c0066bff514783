import type { gstEntries } from '../../register/gst.ts';
import type { Words } from './words.ts';

export const gstWords = {
  'gst.gstr1-frequency': 'மாதந்தோறும் அல்லது காலாண்டுதோறும்',
  'gst.gstr3b-due': 'அடுத்த மாதம் {}',
  'gst.gstr3b-frequency': 'மாதந்தோறும்',
  'gst.gstr2-due': 'தானாக உருவாகும்',
  'gst.threshold': 'பொருள் மட்டும் விற்றால் {goods}, சேவையும் இருந்தால் {services}',
  'gst.gstr1-due': 'அடுத்த மாதம் {monthly}, காலாண்டு ரிட்டர்ன் என்றால் {quarterly}',
  'gst.gstr4-due': ['நிதியாண்டு முடிந்த பின் {}', 'நிதியாண்டு முடிந்த பின் {}'],
  'gst.gstr4-frequency': 'ஆண்டுதோறும்',
  'gst.cmp08-due': 'காலாண்டு முடிந்து அடுத்த மாதம் {}',
  'gst.late-fee-day':
    'ஒவ்வொரு ரிட்டர்னுக்கும் {perDay} (பாதி மத்திய அரசுக்கு, பாதி மாநில அரசுக்கு; விற்றுமுதலைப் பொறுத்து உச்ச வரம்பு உண்டு)',
  'gst.late-fee-nil-day': '{perDay} (ரிட்டர்னுக்கு அதிகபட்சம் {most})',
  'gst.old-returns':
    'விடுபட்ட ரிட்டர்ன்களைப் பழையதில் தொடங்கி வரிசையாக, ஒவ்வொன்றின் கடைசி தேதியிலிருந்து மூன்று ஆண்டுகளுக்குள் தாக்கல் செய்ய வேண்டும்',
} satisfies Words<keyof typeof gstEntries>;
