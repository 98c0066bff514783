/** Names the manifest once the page stands; browsers fetch it at once, and only an installation needs it. */
export const addManifest = (): void => {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  document.head.append(link);
};
