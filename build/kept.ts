import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What a cache holds under a name, or else what is made now and kept there.
 * @param file absolute path inside the cache; its name must tell all that the content depends on
 * @param make called when the cache does not hold it
 */
export const kept = async (file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  if (existsSync(file)) return readFileSync(file);
  const content = await make();
  mkdirSync(dirname(file), { recursive: true });
  // Under another name until it is whole: a build that is stopped here must not leave half a file to the next one.
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
  return content;
};
