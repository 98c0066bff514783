/** The side of the square on which every kolam is drawn; its middle is the kolam's middle. */
export const kolamSide = 200;

/** The one view box of all kolams, however many dots they have. */
export const kolamViewBox = `${-kolamSide / 2} ${-kolamSide / 2} ${kolamSide} ${kolamSide}`;

/** The half of the square above its middle, cut exactly on the drawing's axis, and the half below it. */
export const kolamUpperBox = `${-kolamSide / 2} ${-kolamSide / 2} ${kolamSide} ${kolamSide / 2}`;
export const kolamLowerBox = `${-kolamSide / 2} 0 ${kolamSide} ${kolamSide / 2}`;
