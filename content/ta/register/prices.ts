/** Starting prices, and the ranges of the structured data: amounts alone, which read the same in Tamil. */
export { priceEntries } from '../../register/prices.ts';
