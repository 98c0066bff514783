import { afterEach, describe, expect, test } from 'vitest';
import { readSearch } from './desk-repository.ts';
import { databaseKinds, testDatabase } from './testing/databases.ts';
import { cleanUp, makeSubmission, testConfig, testStore } from './testing/fixtures.ts';

afterEach(cleanUp);

const everything = {
  state: 'all',
  who: 'office@ledger.test',
  lateBefore: 0,
  today: '2026-11-26',
  service: null,
  city: null,
  language: null,
  since: null,
  before: null,
} as const;

describe.each(databaseKinds)('a search for a name on %s', (kind) => {
  test('finds it by sound, and Tamil as written', async () => {
    const store = await testStore(testConfig(await testDatabase(kind)));
    const names = ['Lakshmi Narayanan', 'Shanthi V', 'Émile Roy', 'Arvind Sundar', 'Mani', 'லட்சுமி'];
    for (const name of names)
      await store.submit(makeSubmission({ name, email: null, message: `of ${names.indexOf(name)}` }));
    const find = async (text: string) => {
      const { leads } = await store.desk.find({ ...everything, ...readSearch(text) }, 0, 50);
      return leads.map(({ name }) => name);
    };
    for (const text of ['Lakshmy', 'laxmi', 'LAKSHMI', 'Lakshmee Narayanan'])
      expect(await find(text)).toEqual([names[0]]);
    for (const text of ['Santhi', 'shanti', 'Santi']) expect(await find(text)).toEqual([names[1]]);
    for (const text of ['Emile', 'émile', 'ÉMILE', 'mil']) expect(await find(text)).toEqual([names[2]]);
    for (const text of ['Aravind', 'Sunder arvind']) expect(await find(text)).toEqual([names[3]]);
    expect(await find('Meena')).toEqual([]);
    expect(await find('~')).toEqual([]);
    expect(await find('லட்சுமி')).toEqual([names[5]]);
    expect(await find('லட்சமி')).toEqual([]);
  });
});
