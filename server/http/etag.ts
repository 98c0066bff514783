/** Whether a client already holds this answer (RFC 9110, 13.1.2: weak comparison). */
export const isKnown = (ifNoneMatch: string | null | undefined, etag: string | undefined): boolean => {
  if (!ifNoneMatch || !etag) return false;
  // Most browsers hold one version.
  if (ifNoneMatch === etag) return true;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
};
