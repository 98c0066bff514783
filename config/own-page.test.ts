import { describe, expect, test } from 'vitest';
import { checkContent } from '../generator/checks/check-content.ts';
import { makeEditions, otherFirm, secondFolder } from '../tests/support/firms.ts';
import { readOwnPages } from './own-page.ts';

const head = `title: Work with us
description: Which places are open at our office, what we ask for, and how to apply.
changed: 2026-11-20`;
const tamilHead = `title: எங்களுடன் வேலை
description: எங்கள் அலுவலகத்தில் எந்த வேலைகள் உள்ளன, எப்படி விண்ணப்பிக்கலாம்.`;
const file = (lines: string, text = 'Text'): string => `---\n${lines}\n---\n${text}`;

const read = (files: Readonly<Record<string, string>>) => {
  const mistakes: string[] = [];
  return { pages: readOwnPages('firm/pages', new Map(Object.entries(files)), mistakes), mistakes };
};

describe("the owner's pages", () => {
  test('are read with their Tamil and their menu name', () => {
    const { pages, mistakes } = read({
      'careers.md': file(`${head}\nmenu: Careers`),
      'careers.ta.md': file(`${tamilHead}\nmenu: வேலைகள்`, 'உரை'),
      'downloads.md': file(head),
    });
    expect(mistakes).toEqual([]);
    expect(pages).toMatchObject([
      { id: 'careers', menu: 'Careers', changedOn: '2026-11-20', tamil: { menu: 'வேலைகள்', text: 'உரை' } },
      { id: 'downloads', menu: null, tamil: null },
    ]);
  });

  test.each([
    ['careers.md', file(head.replace('title', 'titel')), /^firm\/pages\/careers\.md:2: titel: there is no such line/m],
    ['careers.md', file(head, ' '), /^firm\/pages\/careers\.md:5: the text is missing/],
    ['Careers.md', file(head), /^firm\/pages\/Careers\.md:1: the name becomes the address/],
    ['assets.md', file(head), /^firm\/pages\/assets\.md:1: the website needs this address itself/],
  ])('%s with a mistake names file, line and remedy', (name, text, expected) => {
    expect(read({ [name]: text }).mistakes.join('\n')).toMatch(expected);
  });

  test('are in the menus of both languages or of none', () => {
    const { mistakes } = read({ 'a.md': file(`${head}\nmenu: Careers`), 'a.ta.md': file(tamilHead) });
    expect(mistakes).toEqual([expect.stringMatching(/^firm\/pages\/a\.ta\.md:1: menu: is missing/)]);
  });

  test('are refused in menus that are full', () => {
    const pages = ['a', 'b', 'c', 'd'].map((name) => [`${name}.md`, file(`${head}\nmenu: ${name}${name}`)]);
    expect(read(Object.fromEntries(pages)).mistakes).toEqual([
      expect.stringMatching(/^firm\/pages\/d\.md:1: menu: .+ room for 3/),
    ]);
  });

  test.each([
    'about', // a page
    'tamil-nadu', // another address of a page
    'gst-registration', // an address that redirects
    'tax-consultant-trichy', // a redirect with another spelling of a city
    'iec-registration-salem', // a page that comes back with the service
  ])('are refused at the address of the page /%s', async (id) => {
    const { pages } = read({ [`${id}.md`]: file(head) });
    const site = otherFirm({ ownPages: pages });
    expect(await checkContent(makeEditions(site), secondFolder)).toEqual([
      expect.stringContaining(`firm/pages/${id}.md:1: the website has a page at /${id}`),
    ]);
  });
});
