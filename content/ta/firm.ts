import { firm as english, type Firm } from '../firm.ts';

export const firm = {
  ...english,
  address: { ...english.address, locality: 'கோயம்புத்தூர்', region: 'தமிழ்நாடு' },
  whatsappMessage: 'வணக்கம், எனக்கு இலவச ஆலோசனை வேண்டும்.',
} satisfies Firm;
