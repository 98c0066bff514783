/** Something that a part of the site check found wrong. */
export interface Finding {
  readonly where: string;
  readonly what: string;
}
