import type { tcsEntries } from '../../register/tcs.ts';
import type { Words } from './words.ts';

export const tcsWords = {
  'tcs.section': ['206C', '394(1) (206C)'],
  'tcs.vehicle': '{above}-க்கு மேல் விலையுள்ள வாகனத்தின் விலையில் {rate}',
  'tcs.luxury': '{above}-க்கு மேல் விலையுள்ள, அரசு அறிவித்த ஆடம்பரப் பொருளின் விலையில் {rate}',
  'tcs.remittance-care': ['ஆண்டில் {above}-க்கு மேல் அனுப்புவதில் {rate}', 'ஆண்டில் {above}-க்கு மேல் அனுப்புவதில் {rate}'],
  'tcs.remittance': 'ஆண்டில் {above}-க்கு மேல் அனுப்புவதில் {rate}',
  'tcs.remittance-loan': 'நிதி நிறுவனத்தில் கடன் வாங்கிப் படிப்புக்கு அனுப்பினால் TCS இல்லை',
  'tcs.tour': ['ஆண்டின் தொகையைப் பொறுத்து: {}', '{}'],
  'tcs.no-pan': 'விகிதத்தின் இரு மடங்கு, குறைந்தது {least}, அதிகபட்சம் {most}',
  'tcs.exceptions': 'சொந்தப் பயன்பாட்டுக்கோ உற்பத்திக்கோ வாங்கும்போதும், விற்பவர் சிறு விற்பனையாளராக இருக்கும்போதும்',
} satisfies Words<keyof typeof tcsEntries>;
