import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { firmFolder, sampleFolder } from './firm-folder.ts';
import { firmSchema, pricesSchema } from './firm-schema.ts';
import { checkedFiles, makeFirm, placeholdersIn, readFirm, schemaFile } from './read-firm.ts';
import { editorSchema, readYaml } from './read-yaml.ts';

describe("the owner's folder", () => {
  const folder = firmFolder(process.env);
  const text = readFileSync(join(folder.path, 'firm.yaml'), 'utf8');
  const mistakes = (from: string | RegExp, to: string) =>
    readYaml('firm.yaml', text.replace(from, to), firmSchema).mistakes;

  test("has the right shape, as have the editors' schemas", () => {
    expect(readFirm(folder).mistakes).toEqual([]);
    for (const [file, schema] of Object.entries(checkedFiles))
      expect(JSON.parse(readFileSync(schemaFile(file), 'utf8')), file).toEqual(editorSchema(schema));
  });

  test.each([
    ['a landline', '+91 422 247 1188'],
    ['a landline without its last space', '+91 422 2471188'],
    ['a mobile', '+91 98765 43210'],
  ])('takes %s', (_what, phone) => {
    expect(mistakes(/^whatsapp: .*$/m, `whatsapp: ${phone}`)).toEqual([]);
  });

  test('names file, line, field, what is wrong and an example', () => {
    const line = text.split('\n').findIndex((each) => each.startsWith('whatsapp:')) + 1;
    expect(mistakes(/^whatsapp: .*$/m, 'whatsapp: 98765 43210')).toEqual([
      `firm.yaml:${line}: whatsapp: must begin with + and the country, with spaces between its parts (it is "98765 43210"); for example +91 98765 43210`,
    ]);
    expect(mistakes(/^email:/m, 'emial:')).toEqual([
      expect.stringMatching(/^firm\.yaml:\d+: email: is missing; for example /),
      expect.stringMatching(/^firm\.yaml:\d+: emial: there is no such line; there are name, /),
    ]);
    expect(mistakes(/^ {2}sunday: .*$/m, '  sunday: 14:00-9:00')).toEqual([
      expect.stringContaining('hours.sunday: must go forward in time'),
    ]);
    expect(mistakes(/^name: /m, 'name: "')).toEqual([expect.stringMatching(/^firm\.yaml:\d+: cannot be read: /)]);
  });

  test.each([
    ['a tab', /^ {2}street: /m, '\tstreet: ', /^firm\.yaml:\d+: cannot be read: begins with a tab; write two spaces/],
    ['a colon in a text', /^name: .*$/m, 'name: Tax: Consultancy', /put the text in quotes: name: "Tax: Consultancy"$/],
    ['an open quotation mark', /^name: .*$/m, 'name: "Tax', /a quotation mark has no partner/],
    [
      'a day first',
      /^ {2}08-15: /m,
      '  15-08: ',
      /: holidays\.15-08: must be month and day in figures, such as 01-26 /,
    ],
    ['a day in words', /^ {2}08-15: /m, '  15 Jan: ', /: holidays\.15 Jan: must be month and day in figures/],
    [
      'a number with a plus',
      /^clients: .*$/m,
      'clients: 140+',
      /: clients: must be a whole number, in digits alone \(it is "140\+"\); for example 500$/,
    ],
    [
      'a town without pages',
      /^ {2}locality: .*$/m,
      '  locality: Melur',
      /: address\.nearestCity: must name the city nearest/,
    ],
  ])('says what to write in place of %s', (_what, from, to, message) => {
    expect(mistakes(from, to)).toEqual([expect.stringMatching(message)]);
  });

  test('refuses a price range that ends below its start', () => {
    const prices =
      'ours: yes\ngst: extra\naccountingPackage: 5000\nservices:\n  gst-returns: { from: 1500, to: 1200 }\n';
    expect(readYaml('prices.yaml', prices, pricesSchema).mistakes).toEqual([
      'prices.yaml:5: services.gst-returns.to: must be more than "from", or be left out (it is "1200")',
    ]);
  });

  test('takes photographs of any size, and names unusable ones', async () => {
    const path = mkdtempSync(join(tmpdir(), 'firm-'));
    const sample = sampleFolder().path;
    cpSync(sample, path, { recursive: true });
    const yaml = readFileSync(join(sample, 'firm.yaml'), 'utf8');
    const photos = ['large.JPG', 'small.png', 'words.jpg', 'none.webp'];
    const lines = photos.slice(0, 3).map((file) => `  - file: ${file}\n    shows: What ${file} shows\n`);
    const withPhotos = yaml.replace(/^photos: \[\]$/m, `photos:\n${lines.join('')}`);
    const withPortrait = withPhotos.replace(/^( +)name: Senior Accountant$/m, '$&\n$1photo: large.JPG');
    writeFileSync(join(path, 'firm.yaml'), withPortrait);
    mkdirSync(join(path, 'photos'));
    mkdirSync(join(path, 'posts'));
    writeFileSync(
      join(path, 'posts', 'lorries.md'),
      `---
title: Three papers to keep for each truck
description: Which papers a transporter keeps for each truck, for how long, and who asks for them.
published: 2026-11-20
service: accounting-bookkeeping
image: { file: none.webp, shows: A lorry }
---
Text`,
    );
    const grey = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#808080' } });
    await grey(5000, 3000)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toFile(join(path, 'photos', 'large.JPG'));
    await grey(599, 900)
      .png()
      .toFile(join(path, 'photos', 'small.png'));
    writeFileSync(join(path, 'photos', 'words.jpg'), 'No picture');
    expect(readFirm({ path, name: 'firm' }).mistakes).toEqual([
      'firm/photos/small.png: is 599 pixels wide; it must have at least 600: use the picture as it was taken',
      'firm/photos/words.jpg: is no picture that can be read; save it as JPEG, PNG or WebP',
      'firm/photos/none.webp: there is no such file; firm/posts/lorries.md names it',
    ]);
    for (const file of ['small.png', 'words.jpg', 'none.webp'])
      cpSync(join(path, 'photos', 'large.JPG'), join(path, 'photos', file));
    const { found } = readFirm({ path, name: 'firm' });
    expect(found?.photos[0]).toMatchObject({ file: 'large.JPG', width: 3000, height: 5000 });
    expect(found && makeFirm(found).people.team.map(({ photo }) => photo?.shows)).toEqual([
      undefined,
      'Senior Accountant',
      undefined,
    ]);
    rmSync(path, { recursive: true });
    const findPhotoMistakes = (lines: string) =>
      readYaml('firm.yaml', yaml.replace(/^photos: \[\]$/m, `photos:\n${lines}`), firmSchema).mistakes;
    expect(findPhotoMistakes('  - file: ../logo.svg\n    shows: The office')).toEqual([
      expect.stringContaining('photos 1.file: must be the name of a picture in the folder photos'),
    ]);
    expect(findPhotoMistakes('  - file: office.jpg')).toEqual([expect.stringContaining('photos 1.shows: is missing')]);
  });

  test('tells which details are placeholders', () => {
    const address = { street: '24/7 Cross Cut Road', postalCode: '641000' };
    expect(
      placeholdersIn({ address, social: [{ url: 'https://x.test/' }, { url: 'https://social.example.com/' }] }),
    ).toEqual(['address.postalCode', 'social.1.url']);
  });
});
