/**
 * A word whose parts after a hyphen belong to it, after which browsers break: GSTR-3B, 15-30, 8.33-20%, 2026-27, 20-ஆம்; and a form
 * that has a number for its name: Form 143.
 */
export const wholeName = /\b(?:(?:\d+\.)?[A-Za-z\d]+(?:-(?:\d[\dA-Z]*|[\u0B80-\u0BFF]+))+%?|Form \d+[A-Z]*\b)/g;
