import { rangesIn, unitsIn } from '../prices.ts';

export { startingPrices } from '../prices.ts';

export const priceRanges = rangesIn((price) => `, தொகுப்புச் சேவை மாதம் ${price} முதல்`);

export const priceUnits = unitsIn({
  units: {
    once: 'ஒரு முறை',
    notice: 'ஒரு நோட்டீஸுக்கு',
    claim: 'ஒரு விண்ணப்பத்துக்கு',
    return: 'ஒரு ரிட்டர்னுக்கு',
    month: 'மாதத்துக்கு',
    year: 'ஆண்டுக்கு',
  },
  gst: { included: 'GST உட்பட', extra: 'GST தனி' },
});
