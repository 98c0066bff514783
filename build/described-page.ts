/** What checks, share images and lists of pages need to know of a page. */
export interface DescribedPage {
  /** Its canonical address, or the name of its file for the Not Found page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}
