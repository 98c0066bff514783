import type { ServerResponse } from 'node:http';

/** Node's own text of a response's status line and headers, once it is made up. */
interface WithHead {
  _header?: string | null;
}

/** The head of one answer, as Node wrote it last. */
interface Written {
  readonly text: string;
  /** The second in which it was written: a head holds the date. */
  readonly second: number;
}

/** Nothing about this response asks for a head of its own: the line stays open, and nobody has set a header. */
const isOrdinary = (response: ServerResponse): boolean =>
  response.shouldKeepAlive && response.req.httpVersion === '1.1' && response.getHeaderNames().length === 0;

/**
 * Makes a function that writes the head of one answer. Node checks and joins every header of every answer anew, which
 * takes more time than all else that we do for a file. So the text that Node has made is used again within the same
 * second. A Node that keeps its text elsewhere makes it up each time, as it does by itself.
 * @param headers names and values in turn
 */
export const readyHead = (status: number, headers: string[]): ((response: ServerResponse) => void) => {
  let written: Written | null = null;
  return (response) => {
    if (!isOrdinary(response)) {
      response.writeHead(status, headers);
      return;
    }
    const second = Math.floor(Date.now() / 1000);
    const node = response as WithHead;
    if (written?.second === second) {
      response.statusCode = status;
      node._header = written.text;
      return;
    }
    response.writeHead(status, headers);
    written = typeof node._header === 'string' ? { text: node._header, second } : null;
  };
};
