import type { incomeTaxToolEntries } from '../../register/income-tax-tools.ts';
import type { Words } from './words.ts';

export const incomeTaxToolWords = {
  'tax.slabs-old': '60 வயதுக்குக் கீழ்: {below60}. 60 முதல்: {from60}. 80 முதல்: {from80}',
  'tax.rebate-new': 'வருமானம் {income} வரை என்றால் {most} வரை; சற்று மேல் என்றால், வரி அந்தக் கூடுதல் தொகையை மீறாது',
  'tax.rebate-old': 'வருமானம் {income} வரை என்றால் {most} வரை',
  'tax.rounding': 'அருகிலுள்ள {}-க்கு',
  'tax.standard-deduction': 'புதிய முறையில் {new}, பழைய முறையில் {old}',
  'tax.nps-employer': 'அடிப்படைச் சம்பளத்தில் புதிய முறையில் {new}, பழைய முறையில் {old}',
  'tax.health': '{below60}, 60 வயது முதல் {from60}',
  'tax.interest': 'சேமிப்புக் கணக்கு வட்டியில் {below60}, 60 வயது முதல் எந்த வைப்பு வட்டியிலும் {from60}',
  'advance.enough': 'மார்ச் 31-க்குள் வரியில் {}',
  'advance.tolerance': 'ஜூனுக்குள் {june}, செப்டம்பருக்குள் {september}',
  'advance.instalment-interest': 'ஜூன், செப்டம்பர், டிசம்பரில் குறைவதில் {earlier}, மார்ச்சில் {last}',
  'advance.interest-rounding': 'முழு நூறு ரூபாய்களுக்கு மட்டும்',
  'itr.due-trusts':
    'தணிக்கை இல்லாத அறக்கட்டளைக்கு ஒரு மாதம் கூடுதலா என்பதில் செய்திகள் வேறுபடுகின்றன; தொழில் இல்லாதவரின் நாளுக்குள் என்றால் எப்படியும் காலத்தில் சேரும்',
  'itr.itr1-houses': '{} வீடுகள் வரை',
  'itr.itr1-farm-income': 'விவசாய வருமானம் {} வரை',
} satisfies Words<keyof typeof incomeTaxToolEntries>;
