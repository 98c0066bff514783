const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Writes an amount in Indian grouping, for example 250000 as "₹2,50,000". */
export const inRupees = (amount: number): string => `₹${grouped.format(amount)}`;
