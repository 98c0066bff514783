/** The part of negotiator that is used; the types that others have published lack its choice between equal weights. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: { readonly 'accept-encoding': string | undefined } });
    /** @param options of equally welcome encodings the first of `preferred` is taken */
    encoding(available: string[], options: { preferred: string[] }): string | undefined;
  }
}
