import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';

/** Texts that wait on the disk, in one file, for the time when they are needed again. */
export class WaitingTexts {
  readonly #path: string;
  readonly #file: number;
  readonly #places: { readonly start: number; readonly length: number }[] = [];
  #end = 0;

  /** @param path absolute path of the file, which `close` removes */
  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, 'w+');
  }

  /** Puts a text aside; the first is number 0. */
  add(text: string): void {
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length; )
      written += writeSync(this.#file, bytes, written, bytes.length - written, this.#end + written);
    this.#places.push({ start: this.#end, length: bytes.length });
    this.#end += bytes.length;
  }

  /**
   * Reads a text back.
   * @throws RangeError when there is no such number
   */
  get(number: number): string {
    const place = this.#places[number];
    if (!place) throw new RangeError(`No waiting text ${number}`);
    const bytes = Buffer.allocUnsafe(place.length);
    let read = 0;
    while (read < place.length) {
      const count = readSync(this.#file, bytes, read, place.length - read, place.start + read);
      if (count === 0) throw new Error(`${this.#path} has become shorter`);
      read += count;
    }
    return bytes.toString();
  }

  /** Ends the wait. */
  close(): void {
    closeSync(this.#file);
    rmSync(this.#path, { force: true });
  }
}
