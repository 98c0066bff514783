const charsetIn = (text: string): string | null => /charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(text)?.[1] ?? null;

const decoderFor = (label: string | null): TextDecoder | null => {
  if (label === null) return null;
  try {
    return new TextDecoder(label);
  } catch {
    // An unknown name of an encoding: the page is read as UTF-8, as nearly all pages are.
    return null;
  }
};

/** A page declares its encoding within its first 1,024 bytes. */
const DECLARATION = 1024;

/**
 * The text of an answer: by the header, else by the page's own declaration, else UTF-8.
 * @param contentType the header's value
 */
export const decodeBody = (bytes: Uint8Array, contentType: string): string => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION));
  const decoder =
    decoderFor(charsetIn(contentType)) ??
    decoderFor(/<meta[^<>]{0,200}charset/i.test(start) ? charsetIn(start) : null) ??
    new TextDecoder();
  return decoder.decode(bytes);
};
