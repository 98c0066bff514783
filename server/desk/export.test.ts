import { inflateRawSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { sampleEditions } from '../../tests/support/firms.ts';
import { allLeads, cleanUp, makeSubmission, testStore } from '../leads/store/testing/fixtures.ts';
import { createExporter, type ExportedLead } from './export.ts';

const { en } = sampleEditions();
const NOW = Date.UTC(2026, 10, 26, 6, 0);

afterAll(cleanUp);

/** Returns the files of a ZIP archive, by its central directory. */
const unzip = (archive: Buffer): Record<string, string> => {
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(archive.lastIndexOf(Buffer.from('PK\x05\x06')) + 16);
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + size);
    files[archive.toString('utf8', at + 46, at + 46 + name)] = (
      method === 0 ? bytes : inflateRawSync(bytes)
    ).toString();
    at += 46 + name + extra + comment;
  }
  return files;
};

const leads = async (count: number): Promise<ExportedLead[]> => {
  const store = await testStore();
  await store.submit(
    makeSubmission({ name: '=cmd()', message: 'text _x0041_', phone: '+919843011223', receivedAt: NOW }),
  );
  const [row] = await allLeads(store);
  const lead = (await store.desk.one(row?.id ?? ''))?.lead;
  if (!lead) throw new Error('Nothing was stored');
  return Array.from({ length: count }, () => ({ lead: { ...lead, callOn: '2026-11-30' }, notes: [] }));
};

describe('the Excel file of enquiries', () => {
  test('holds real dates, codes as text, and a filter', async () => {
    const [one] = await leads(1);
    const read = async (from: number): Promise<ExportedLead[]> => (one && from === 0 ? [one] : []);
    const files = unzip(await createExporter(en, []).write('xlsx', 1, read, NOW));
    const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
    const texts = parse(files['xl/sharedStrings.xml'] ?? '')
      .querySelectorAll('si')
      .map((each) => each.textContent);
    expect(texts).toEqual(expect.arrayContaining(['=cmd()', '+91 98430 11223', 'text _x005F_x0041_']));
    // 26 November 2026, 11:30 in India, and 30 November, in days since 1900.
    expect(sheet).toMatch(/<v>46352\.479\d*<\/v>/);
    expect(sheet).toContain('<v>46356</v>');
    expect(sheet).not.toContain('<f>');
    expect(sheet).toMatch(/<autoFilter ref="A1:[A-Z]+2"\/>/);
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  });

  test('holds every row that is read in steps', async () => {
    const all = await leads(600);
    const read = async (from: number, size: number) => all.slice(from, from + size);
    const csv = (await createExporter(en, []).write('csv', 600, read, NOW)).toString();
    expect(csv.trim().split('\r\n')).toHaveLength(601);
  });

  test('reports a database error and leaves no thread', async () => {
    const read = () => Promise.reject(new Error('away'));
    await expect(createExporter(en, []).write('csv', 1, read, NOW)).rejects.toThrow('away');
  });
});
