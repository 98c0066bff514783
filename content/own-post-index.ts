/** The owner's posts by name, without their texts: a file of its own for scripts of a browser (see office-hours.ts). */
export { ownPostIndex } from './firm.ts';
