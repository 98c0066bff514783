/**
 * Reads and keeps a text in the device's storage, which may throw wherever it is touched: refused texts are kept in
 * this page alone.
 */
const stored = (storage: () => Storage, key: string) => {
  let inThisPage: string | null = null;
  return {
    read(): string | null {
      try {
        return storage().getItem(key) ?? inThisPage;
      } catch {
        return inThisPage;
      }
    },
    write(text: string | null): void {
      inThisPage = text;
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        // The browser refuses to store, or its storage is full.
      }
    },
  };
};

export const inSession = (key: string) => stored(() => sessionStorage, key);

export const onDevice = (key: string) => stored(() => localStorage, key);
