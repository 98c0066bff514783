/** A fault that a part of the site check found. */
export interface Finding {
  readonly where: string;
  readonly what: string;
}
