export const kolamViewBox = '0 0 100 100';
