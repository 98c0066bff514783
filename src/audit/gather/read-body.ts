/** What was read of a body. */
export interface Body {
  readonly bytes: Uint8Array;
  /** Whether there was more than the limit. */
  readonly truncated: boolean;
}

const join = (chunks: readonly Uint8Array[], length: number): Uint8Array => {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk.subarray(0, length - at), at);
    at += Math.min(chunk.length, length - at);
  }
  return bytes;
};

/**
 * Reads a body up to a limit: a server that never stops sending fills no memory.
 * @param limit bytes
 */
export const readBody = async (response: Response, limit: number): Promise<Body> => {
  const reader = response.body?.getReader();
  if (!reader) return { bytes: new Uint8Array(), truncated: false };
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length <= limit) {
    const { done, value } = await reader.read();
    if (done) return { bytes: join(chunks, length), truncated: false };
    chunks.push(value);
    length += value.length;
  }
  return { bytes: join(chunks, limit), truncated: true };
};
