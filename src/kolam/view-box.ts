/** The side of the square on which every kolam is drawn; its middle is the kolam's middle. */
export const kolamSide = 200;

/** The one view box of all kolams, however many dots they have. */
export const kolamViewBox = `${-kolamSide / 2} ${-kolamSide / 2} ${kolamSide} ${kolamSide}`;
