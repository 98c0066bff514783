/** The part of negotiator that is used: the published types lack `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: { readonly 'accept-encoding': string | undefined } });
    /** @param options of encodings with equal weights the first of `preferred` is taken */
    encoding(available: string[], options: { preferred: string[] }): string | undefined;
  }
}
