import { firm as english, type Firm, tamilDetails as own } from '../firm.ts';
import { isPlaceholder } from '../placeholder.ts';

export * from '../firm.ts';

export const firm = {
  ...english,
  name: own.name ?? english.name,
  address: {
    ...english.address,
    street: own.street ?? english.address.street,
    locality: own.locality ?? english.address.locality,
    region: own.region ?? english.address.region,
  },
  practitionerNumber:
    english.practitionerNumber && isPlaceholder(english.practitionerNumber)
      ? 'எண் பின்னர் சேர்க்கப்படும்'
      : english.practitionerNumber,
  whatsappMessage: own.whatsappMessage ?? english.whatsappMessage,
} satisfies Firm;
