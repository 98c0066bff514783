/** A word whose parts after a hyphen belong to it: GSTR-3B, 15-30, 2026-27, 20-ஆம். Browsers break after its hyphen. */
export const wholeName = /\b[A-Za-z\d]+(?:-(?:\d[\dA-Z]*|[\u0B80-\u0BFF]+))+/g;
