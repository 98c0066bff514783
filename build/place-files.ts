import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CityContent, ServiceContent, Trades } from '../content/schema.ts';
import { cityData } from '../src/site/city-data.ts';
import { cityServiceData } from '../src/site/city-service-data.ts';
import { citySlugs, serviceSlugs } from '../src/site/slugs.ts';

const record = async <T>(root: string, folder: string, name: string): Promise<T> => {
  const file = pathToFileURL(join(root, 'content', folder, `${name}.ts`)).href;
  return ((await import(file)) as { readonly content: T }).content;
};

/**
 * Writes one small module for each city and for each service in each city, which the app fetches when a link leads
 * there.
 * @param root folder of the repository
 * @param site folder of the site that is being written
 * @returns the address of their folder; its name holds a hash of all they say, so that browsers may keep them for ever
 */
export const writePlaceFiles = async (root: string, site: string): Promise<string> => {
  const files: { readonly name: string; readonly code: string }[] = [];
  const add = (name: string, content: unknown): void => {
    files.push({ name, code: `export const content=${JSON.stringify(content)};` });
  };
  for (const city of citySlugs) {
    const content = await record<CityContent>(root, 'cities', city);
    add(`${city}.js`, cityData(content));
    for (const service of serviceSlugs) {
      const trades = await record<Trades>(root, 'trades', service);
      const data = cityServiceData(content, await record<ServiceContent>(root, 'services', service), trades);
      add(`${city}/${service}.js`, data);
    }
  }
  const hash = createHash('sha256');
  for (const { name, code } of files) hash.update(name).update(code);
  const folder = `assets/places-${hash.digest('base64url').slice(0, 8)}`;
  for (const city of citySlugs) mkdirSync(join(site, folder, city), { recursive: true });
  for (const { name, code } of files) writeFileSync(join(site, folder, name), code);
  return `/${folder}`;
};
