/**
 * Whether a client takes an encoding (RFC 9110, 12.5.3; a `q=0` refuses).
 * @param header the `Accept-Encoding` header of a request
 */
export const acceptsEncoding = (header: string | undefined, encoding: 'br' | 'gzip'): boolean =>
  (header ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    return name.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
  });
