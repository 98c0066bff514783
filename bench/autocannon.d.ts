/** The part of autocannon that the bench uses; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly requests: readonly { readonly path: string; readonly headers: Readonly<Record<string, string>> }[];
  }
  interface Result {
    readonly requests: { readonly total: number };
    readonly latency: { readonly p99: number };
    /** Seconds. */
    readonly duration: number;
    readonly errors: number;
    readonly '4xx': number;
    readonly '5xx': number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
