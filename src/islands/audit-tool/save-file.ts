/** How long the browser may take to begin reading a file that is being saved, milliseconds. */
const READ_MS = 10_000;

/** Gives the visitor a text as a file to save. */
export const saveFile = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
};
