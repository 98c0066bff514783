import { describe, expect, test } from 'vitest';
import { checkContent } from '../generator/checks/check-content.ts';
import { makeEditions, otherFirm, secondFolder } from '../tests/support/firms.ts';
import { readOwnServices } from './own-service.ts';

const head = `name: Trust accounts
summary: We keep the books of trusts and societies, and prepare the yearly return.
changed: 2026-11-20`;
const tamilHead = `name: அறக்கட்டளைக் கணக்குகள்
summary: அறக்கட்டளைகளின் கணக்குகளை எழுதி, ஆண்டு ரிட்டர்னைத் தயாரிக்கிறோம்.`;
const file = (lines: string, text = 'Text'): string => `---\n${lines}\n---\n${text}`;

const read = (files: Readonly<Record<string, string>>) => {
  const mistakes: string[] = [];
  return { services: readOwnServices('firm/services', new Map(Object.entries(files)), mistakes), mistakes };
};

describe("the owner's services", () => {
  test('are read with their price and their Tamil', () => {
    const { services, mistakes } = read({
      'loans.md': file(head.replace('Trust accounts', 'Loan papers')),
      'trusts.md': file(`${head}\nfrom: 6000\nfor: year`),
      'trusts.ta.md': file(tamilHead, 'உரை'),
    });
    expect(mistakes).toEqual([]);
    expect(services).toMatchObject([
      { id: 'loans', title: 'Loan papers', price: null, tamil: null },
      {
        id: 'trusts',
        title: 'Trust accounts',
        changedOn: '2026-11-20',
        price: { from: 6000, for: 'year' },
        tamil: { title: 'அறக்கட்டளைக் கணக்குகள்', text: 'உரை' },
      },
    ]);
  });

  test.each([
    ['an unknown line', head.replace('name', 'title'), /^firm\/services\/a\.md:2: title: there is no such line/m],
    ['a price in words', `${head}\nfrom: cheap`, /^firm\/services\/a\.md:5: from: /m],
    ['what no price is for', `${head}\nfor: month`, /^firm\/services\/a\.md:5: for: says what a price is for/m],
    ['a name that the office may not read', head.replace('Trust', 'கணக்கு'), /:2: name: must be written in English/m],
    ['the name of an option', head.replace('Trust accounts', 'general inquiry'), /:1: name: the contact form has/m],
  ])('with %s say file, line and what is right', (_what, lines, expected) => {
    expect(read({ 'a.md': file(lines) }).mistakes.join('\n')).toMatch(expected);
  });

  test('are refused when two of them have one name', () => {
    expect(read({ 'a.md': file(head), 'b.md': file(head) }).mistakes).toEqual([
      expect.stringMatching(/^firm\/services\/b\.md:1: name: the contact form has "Trust accounts" already/),
    ]);
  });

  test.each([
    'gst-returns', // a service of the website
    'pf-esi', // another address of one
    'iec-registration', // one that comes back with the service
  ])('are refused at the address /services/%s', async (id) => {
    const site = otherFirm({ ownServices: read({ [`${id}.md`]: file(head) }).services });
    expect(await checkContent(makeEditions(site), secondFolder)).toEqual([
      expect.stringContaining(`firm/services/${id}.md:1: the website has a page at /services/${id}`),
    ]);
  });

  test('may have the name of a page that is elsewhere', async () => {
    const site = otherFirm({ ownServices: read({ 'audit.md': file(head) }).services });
    expect(await checkContent(makeEditions(site), secondFolder)).toEqual([]);
  });

  test('say where their text holds what a page cannot show', async () => {
    const site = otherFirm({ ownServices: read({ 'a.md': file(head, '# Title') }).services });
    expect(await checkContent(makeEditions(site), secondFolder)).toEqual([
      expect.stringContaining('firm/services/a.md:6: a heading begins with ##'),
    ]);
  });
});
