/** A page, as the checks, the images and the files that list pages see it. */
export interface DescribedPage {
  /** Its canonical address, or the name of its file for the Not Found page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}
