import { describe, expect, test } from 'vitest';
import { noticeNames, noticeSpellings } from '../../../content/tools/notice/names.ts';
import { earlierSections } from '../../../content/tools/notice/sections.ts';
import { noticeForms } from '../../../content/tools/notice-forms/en.ts';
import { english, englishTools } from '../testing/english.ts';
import { sheetIn } from '../testing/sheet-in.ts';
import type { Sheet } from '../tool.ts';
import { findForm, formKey, nearestForms } from './find-form.ts';
import { noticeKinds } from './kinds.ts';

const { tool, law } = englishTools.notice;
const today = '2026-11-22';

const makeSheet = (form: string, reply = '', reached = '', issued = ''): Sheet =>
  sheetIn(tool.answer({ form, reply, reached, issued }, today, law));
const words = english.noticeWords;
const { nearest, noTime, times, unknown } = words;
const { noticeOrders: order } = english;
const { several } = order;

describe('the number of a form', () => {
  test.each([
    ['asmt10', 'ASMT-10'],
    ['Form GST ASMT - 10', 'ASMT-10'],
    ['DRC 1', 'DRC-01'],
    ['drc-01 a', 'DRC-01A'],
    ['GST DRC-01C', 'DRC-01C'],
    ['GSTR 3a', 'GSTR-3A'],
    ['u/s 143(1)', '143(1)'],
    ['Section 143(1)(a)', '143(1)(a)'],
    ['Income Tax notice under section 142 (1)', '142(1)'],
    ['148A', '148A'],
    ['148A(b)', '148A'],
    ['PF 7A', '7A'],
    ['ESI C18', 'C-18'],
    ['REG-17/31', 'REG-17'],
    ['FORM GST DRC-01 [See rule 142(1)]', 'DRC-01'],
    ['u/s 143(1) of the Income-tax Act, 1961', '143(1)'],
    ['Form GST DRC-07', 'DRC-07'],
    ['asmt 13', 'ASMT-13'],
    ['ADT01', 'ADT-01'],
    ['CMP 5', 'CMP-05'],
    ['GST RFD-08', 'RFD-08'],
    ['143 (2)', '143(2)'],
    ['148A(d)', '148A(d)'],
    ['133(6)', '133(6)'],
    ['sec 245', '245'],
    ['270A', '270A'],
    ['154 r.w.s. 143(1)', '154'],
    ['u/s 143(1) r/w 245', '143(1)'],
    ['156 demand notice', '156'],
    ['245(1)', '245'],
    ['DRC-01 A part B', 'DRC-01A'],
    ['ASMT-10 dated 12/10/2026 ref ZD33', 'ASMT-10'],
    ['DRC-01D', 'DRC-01D'],
    ['DRC-01 D', 'DRC-01D'],
    ['143(3)', '143(3)'],
    ['Order u/s 147 r.w.s. 144B of the Income-tax Act, 1961', '147'],
    ['I got a DRC 07 dt 12.10.2026', 'DRC-07'],
    ['Notice of the officer in FORM GST MOV - 07', 'MOV-07'],
    ['order u/s 129(3) in MOV-09', 'MOV-07'],
    ['[See rule 142(1)] FORM GST DRC-01', 'DRC-01'],
    ['Ref ITBA/AST/S/143(2)/2026-27/1075', '143(2)'],
    ['Summons under section 70 of the CGST Act', '70'],
    ['summons s.70', '70'],
    ['scrutiny of returns u/s 61', 'ASMT-10'],
    ['notice u/s 74', '74'],
    ['GST 74A', '74A'],
    ['REG-31', 'REG-31'],
    ['SPL 07', 'SPL-01 to SPL-08'],
    ['EPF 8F', '8F'],
    ['CP-1', 'CP-1'],
    ['125', '125'],
    ['section 128 of the Code on Social Security', '128'],
    ['271(1)(c)', '271'],
    ['263 of the Income-tax Act, 1961', '263'],
    ['263', '263'],
    ['ASMT‑10', 'ASMT-10'],
    ['asmt௧௦', 'ASMT-10'],
  ])('%s', (written, name) => {
    expect(makeSheet(written).subject).toMatch(new RegExp(`^${name.replace(/[()]/g, '\\$&')}: `));
  });

  /** A notice under the Act of 2025 has its own number at the top, so the answer begins with it. */
  test.each([
    ['section 287 of the Income-tax Act, 2025', '287 (earlier 154): '],
    ['section 289', '289 (earlier 156): '],
    ['268(1)', '268(1) (earlier 142(1)): '],
    ['270(1)', '270(1) (earlier 143(1)): '],
    ['270(1)(a)', '270(1)(a) (earlier 143(1)(a)): '],
    ['u/s 270(8) of the Income-tax Act, 2025', '270(8) (earlier 143(2)): '],
    ['270(10)', '270(10) (earlier 143(3)): '],
    ['section 252', '252 (earlier 133(6)): '],
    ['280', '280 (earlier 148): '],
    ['281', '281 (earlier 148A): '],
    ['281(3)', '281(3) (earlier 148A(d)): '],
    ['398', '398 (earlier 201): '],
    ['438', '438 (earlier 245): '],
    ['439', '439 (earlier 270A): '],
    ['section 377 of the Income-tax Act, 2025', '377 (earlier 263): '],
    ['section 263 of the Income-tax Act, 2025', '263 (earlier 139(9)): '],
    ['section 271 of the Income-tax Act, 2025', '271 (earlier 144): '],
  ])('names %s first by the number on the paper: %s', (written, start) => {
    expect(makeSheet(written).subject.slice(0, start.length)).toBe(start);
  });

  test('every number of the Act of 2025 belongs to the form with its earlier number', () => {
    for (const [number, earlier] of Object.entries(earlierSections))
      expect([number, findForm(`section ${number}`)?.name]).toEqual([number, findForm(`section ${earlier}`)?.name]);
  });

  test('no two forms are taken for each other', () => {
    const keys = noticeNames.flatMap((name) => [...new Set([name, ...noticeSpellings[name]].map(formKey))]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain('');
  });
});

test.each([
  ['2026-12-20', 'Reply by 20 December 2026', ['28 days left'], false],
  ['2026-11-29', 'Reply by 29 November 2026', ['7 days left'], true],
  ['2026-11-23', 'Reply by 23 November 2026', ['1 day left'], true],
  ['2026-11-22', 'Reply by 22 November 2026', ['Today is the last day'], true],
  ['2026-11-21', 'The reply date was yesterday', undefined, true],
  ['2026-11-12', 'The reply date was 10 days ago', undefined, true],
  ['', 'You have at most 30 days from the notice', undefined, false],
])('tells the date and the time left until %s', (reply, headline, beside, urgent) => {
  const sheet = makeSheet('ASMT-10', reply);
  expect(sheet).toMatchObject({ headline, urgent });
  expect(sheet.beside).toEqual(beside);
});

/** The figures stand in the register (gst.notice-*). */
test.each([
  ['DRC-01', '30 days'],
  ['ASMT-10', '30 days'],
  ['DRC-01B', '7 days'],
  ['GSTR-3A', '15 days'],
  ['REG-17', '7 working days'],
  ['RFD-08', '15 days'],
  ['139(9)', '15 days'],
  ['143(1)(a)', '30 days'],
])('tells the usual time for %s where no date is given', (form, time) => {
  expect(makeSheet(form).headline).toContain(time);
  const { headline, notes } = makeSheet(form, '2026-12-20');
  expect([headline, ...notes].join()).not.toContain(time);
});

/** Worked by hand on 22 November 2026: 30 days lead to 22 December, 15 to 7 December, 7 to 29 November. */
test.each([
  ['DRC-01', 'If the notice is dated today, that is 22 December 2026.'],
  ['ASMT-10', 'If the notice is dated today, that is 22 December 2026.'],
  ['GSTR-3A', 'If the notice is dated today, that is 7 December 2026.'],
  ['DRC-01B', 'If the notice is dated today, that is 29 November 2026.'],
  ['RFD-08', 'If the notice is dated today, that is 7 December 2026.'],
  ['139(9)', 'If the notice is dated today, that is 7 December 2026.'],
  ['143(1)(a)', 'If the notice is dated today, that is 22 December 2026.'],
])('tells for %s until when a notice of today would run', (form, note) => {
  expect(makeSheet(form).notes[0]).toContain(note);
});

describe('the date of a notice', () => {
  test.each([
    ['DRC-01', '2026-11-22', 'You usually have until 22 December 2026', '30 days left', false],
    ['74A', '2026-11-22', 'You usually have until 22 December 2026', '30 days left', false],
    ['ASMT-10', '2026-11-22', 'You have until 22 December 2026 at the latest', '30 days left', false],
    ['DRC-01', '2026-10-31', 'You usually have until 30 November 2026', '8 days left', false],
    ['DRC-01', '2026-10-30', 'You usually have until 29 November 2026', '7 days left', true],
    ['DRC-01', '2026-10-23', 'You usually have until 22 November 2026', 'Today is the last day', true],
    ['DRC-01', '2026-10-22', 'You usually have until 21 November 2026', 'That was yesterday', true],
    ['DRC-01', '2026-10-12', 'You usually have until 11 November 2026', 'That was 11 days ago', true],
    ['DRC-01C', '2026-11-16', 'You usually have until 23 November 2026', '1 day left', true],
    ['GSTR-3A', '2026-11-08', 'You usually have until 23 November 2026', '1 day left', true],
    ['GSTR-3A', '2026-11-07', 'You usually have until 22 November 2026', 'Today is the last day', true],
    ['RFD-08', '2026-11-15', 'You usually have until 30 November 2026', '8 days left', false],
    ['139(9)', '2026-11-07', 'You usually have until 22 November 2026', 'Today is the last day', true],
    ['270(1)(a)', '2026-10-24', 'You usually have until 23 November 2026', '1 day left', true],
  ])('of a %s dated %s leads to the usual last day: %s', (form, issued, headline, beside, urgent) => {
    const sheet = makeSheet(form, '', '', issued);
    expect(sheet).toMatchObject({ headline, beside: [beside], urgent });
    expect(sheet.notes.join()).toContain('If a reply date is printed on the notice, go by that date.');
    expect(sheet.notes.includes(words.late)).toBe(beside.startsWith('That was'));
  });

  test('gives way to the printed date', () => {
    const sheet = makeSheet('DRC-01', '2026-11-30', '', '2026-11-20');
    expect(sheet).toMatchObject({ headline: words.replyBy('30 November 2026'), beside: ['8 days left'] });
  });

  test.each([
    ['143(2)', noTime],
    ['XYZ-99', unknown.headline('XYZ-99', undefined)],
  ])('leaves the counting to the visitor for %s', (form, headline) => {
    const sheet = makeSheet(form, '', '', '2026-11-20');
    expect(sheet.headline).toBe(headline);
    expect(sheet.beside).toBeUndefined();
    expect(sheet.notes).toContain(words.countYourself('20 November 2026'));
  });

  /** Seven working days cannot end before seven days: 22 November and 7 are the 29th, 15 and 7 the 22nd, 14 and 7 the 21st. */
  test.each([
    ['2026-11-22', '29 November 2026', '7 days left'],
    ['2026-11-15', '22 November 2026', order.todayAtSafe],
    ['2026-11-14', '21 November 2026', 'That was yesterday'],
  ])('of a REG-17 dated %s leads to the earliest end of its working days: %s', (issued, day, left) => {
    const sheet = makeSheet('REG-17', '', '', issued);
    expect(sheet).toMatchObject({ headline: times.cancellation(7), urgent: true });
    expect(sheet.beside).toEqual([`Reply by ${day} to be safe`, left]);
    expect(sheet.notes[0]).toContain('If a reply date is printed on the notice, go by that date.');
    expect(sheet.notes.includes(order.safePassed)).toBe(left.startsWith('That was'));
  });

  test('is asked about if it has not come yet, or is after the reply', () => {
    const mistakes = (reply: string, issued: string) => {
      const result = tool.answer({ form: 'DRC-01', reply, issued }, today, law);
      return 'mistakes' in result ? result.mistakes : {};
    };
    expect(mistakes('', '2026-11-23')).toEqual({ issued: words.future });
    expect(mistakes('', '2026-11-22')).toEqual({});
    expect(mistakes('2026-11-19', '2026-11-20')).toEqual({ reply: words.replyEarly });
    expect(mistakes('2026-11-20', '2026-11-20')).toEqual({});
  });
});

test.each(['143(2)', 'DRC-07', 'MOV-07', 'XYZ-99'])('states no usual time for %s', (form) => {
  const { headline, notes } = makeSheet(form);
  expect([headline, ...notes].join()).not.toMatch(/\d+ (?:working )?days/);
});

test.each([
  ['DRC-01', ['gst-notices']],
  ['RFD-08', ['gst-refunds', 'gst-notices']],
  ['74A', ['gst-notices']],
  ['143(1)', ['income-tax-filing']],
  ['234E', ['tds-tcs-returns']],
  ['7A', ['pf-esi-services']],
  ['CP-1', ['pf-esi-services']],
  ['XYZ-99', []],
])('offers for %s the services that fit', (form, services) => {
  expect(makeSheet(form).services).toEqual(services);
});

test.each([
  ['DRC-07', true],
  ['143(1)', true],
  ['XYZ-99', true],
  ['DRC-01', false],
  ['DR', false],
  ['', false],
])('asks for the day of receipt of %s: %s', (form, isAsked) => {
  expect(tool.fields.reached?.opens?.isFor?.({ form })).toBe(isAsked);
});

test.each([
  'DRC-01E',
  'DRC-07 A',
  '156(3)',
  '143(1)(b)',
  'reference 156 of 2026',
  'paid 245 on 12/10/2026',
  'dated 1/31',
  '12/70/73',
  'DRC',
  '154 A',
  'ASMT-I0',
  '',
])('refuses a number that only resembles it: %s', (written) => {
  const result = tool.answer({ form: written, reply: '' }, today, law);
  expect('sheet' in result ? result.sheet.subject : 'not in our list').toContain('not in our list');
});

test.each([
  ['ASMT-I0', 'ASMT-10'],
  ['ASMT-1O', 'ASMT-10'],
  ['143(l)', '143(1)'],
  ['143(1)(b)', '143(1)'],
  ['144B(1)', '144'],
  ['156(3)', '156'],
  ['my reference 156 of 2026', '156'],
  ['DRC-01E', 'DRC-01'],
  ['DRCC-07', 'DRC-07'],
  ['ASM-10', 'ASMT-10'],
  ['RGE-17', null],
  ['hello', null],
])('the nearest to %s is %s', (written, name) => {
  expect(findForm(written)).toBeUndefined();
  expect(nearestForms(written)[0] ?? null).toBe(name);
  const { lists, headline } = makeSheet(written);
  expect(headline).toBe(
    unknown.headline(written === 'my reference 156 of 2026' ? unknown.number : written, name ?? undefined),
  );
  expect(lists[0]?.title === nearest).toBe(name !== null);
});

test.each([
  ['143', ['143(1): ', '143(1)(a): ', '143(2): ', '143(3): ']],
  ['section 142', ['142(1): ', '142(2A): ']],
  ['268', ['268(1) (earlier 142(1)): ', '268 (earlier 142(2A)): ']],
  [
    'Notice u/s 270 of the Income-tax Act, 2025',
    [
      '270(1) (earlier 143(1)): ',
      '270(1)(a) (earlier 143(1)(a)): ',
      '270(8) (earlier 143(2)): ',
      '270 (earlier 143(3)): ',
    ],
  ],
])('%s without its sub-section leads to a choice', (written, starts) => {
  const section = /\d+/.exec(written)?.[0] ?? '';
  const { subject, headline, lists, notes } = makeSheet(written);
  expect([subject, headline]).toEqual([several.subject(section), several.headline(section)]);
  expect(lists[0]?.title).toBe(several.list(section));
  expect(lists[0]?.items.map((item, index) => item.slice(0, starts[index]?.length))).toEqual(starts);
  expect(notes).toContain(several.note(section));
});

test('a form for a payment is no notice', () => {
  for (const written of ['DRC-03', 'GST DRC 3', 'DRC-03A']) {
    const { subject, headline, lists } = makeSheet(written, '', '', '2026-11-20');
    expect(subject).toMatch(/^DRC-03: your own form/);
    expect(headline).toBe(order.ownForm.headline);
    expect(lists.map(({ title }) => title)).not.toContain(nearest);
  }
});

/**
 * The cases are worked by hand. GST: three months from the day on which the order came, one more for good cause (section 107; a month ends
 * on the day of the same number, or the last); income tax 30 days (section 358), a demand 30 days (411); return after an
 * order on an estimate 60 days, 60 more (62); revocation 90 days, 180 more (rule 23); ESI 60 days (126).
 */
describe('an order', () => {
  test.each([
    ['DRC-07', '2026-11-22', order.appealUntil('22 February 2027')],
    ['DRC-07', '2026-08-31', order.appealUntil('30 November 2026')],
    ['DRC-07', '2026-08-22', order.appealUntil('22 November 2026')],
    ['DRC-07', '2026-08-21', order.passed('21 November 2026')],
    ['REG-05', '2026-11-01', order.appealUntil('1 February 2027')],
    ['ASMT-13', '2026-09-23', order.returnUntil('22 November 2026')],
    ['ASMT-13', '2026-09-22', order.passed('21 November 2026')],
    ['REG-19', '2026-11-22', order.revocationUntil('20 February 2027')],
    ['MOV-09', '2026-11-22', order.appealUntil('22 February 2027')],
    ['143(3)', '2026-10-23', order.appealUntil('22 November 2026')],
    ['143(3)', '2026-10-22', order.passed('21 November 2026')],
    ['156', '2026-11-22', order.payOrAppealUntil('22 December 2026')],
    ['73', '2026-11-22', order.appealUntil('22 February 2027')],
    ['C-18', '2026-11-22', order.appealUntil('21 January 2027')],
    ['7A', '2026-11-22', order.askOrder],
    ['125', '2026-11-22', order.askOrder],
  ])('reads %s, which came on %s: %s', (form, reached, headline) => {
    const sheet = makeSheet(form, '', reached);
    expect(sheet.headline).toBe(headline);
    expect(sheet.lists[0]?.title).toBe(order.title);
  });

  test.each([
    ['2026-08-29', '7 days left', true],
    ['2026-08-30', '8 days left', false],
    ['2026-08-23', '1 day left', true],
    ['2026-08-22', 'Today is the last day', true],
    ['2026-08-21', undefined, true],
  ])('has the days left of an order on %s beside its date', (reached, left, urgent) => {
    const { beside, urgent: isUrgent } = makeSheet('DRC-07', '', reached);
    expect([beside?.[0], isUrgent]).toEqual([left, urgent]);
  });

  test.each([
    ['DRC-07', '2026-08-21', order.laterNote('21 December 2026')],
    ['DRC-07', '2026-07-22', order.laterNote('22 November 2026')],
    ['DRC-07', '2026-07-21', order.overNote('21 November 2026')],
    ['ASMT-13', '2026-07-25', order.laterNote('22 November 2026')],
    ['REG-19', '2026-02-24', order.overNote('21 November 2026')],
    ['143(3)', '2026-01-22', order.passedNote],
  ])('tells for a late %s of %s what is left', (form, reached, note) => {
    expect(makeSheet(form, '', reached).notes[0]).toBe(note);
  });

  /** Section 107(4) for good cause, as an example of a page: order of 7 January 2025, due 7 April, allowed to 7 May (taxo.online/?p=542792). */
  test('works the published example of a late appeal', () => {
    const sheet = makeSheet('DRC-07', '', '2025-01-07');
    expect(sheet.headline).toBe(order.passed('7 April 2025'));
    expect(sheet.lists[0]?.items[0]).toContain('7 May 2025');
  });

  test('names pre-deposit, office and ways beside an appeal', () => {
    const items = (form: string): string => makeSheet(form, '', '2026-11-22').lists[0]?.items.join('\n') ?? '';
    expect(items('DRC-07')).toMatch(/10%.*₹20 crore.*10%/);
    expect(items('DRC-07')).toContain(order.gstOffice);
    expect(items('ASMT-13')).toMatch(/22 March 2027.*₹100 a day/);
    expect(items('REG-19')).toContain('until 19 August 2027');
    expect(items('MOV-09')).toContain('pay by 7 December 2026');
    expect(items('143(3)')).toContain('a fee of ₹250 to ₹1,000');
    expect(items('C-18')).toContain('25% of the contribution');
    expect(items('7A')).toBe(order.pfAppeal);
  });

  test('asks for a missing day, with the law', () => {
    const sheet = makeSheet('DRC-07', '2026-12-20');
    expect(sheet.headline).toBe(order.ask);
    expect(sheet.lists[0]?.items[0]).toMatch(/3 months.*one more month/);
    expect(sheet.notes).toContain(order.printed('20 December 2026'));
  });

  test('takes a possible notice for one without a day', () => {
    expect(makeSheet('73').headline).toBe(times.showCause(30));
    expect(makeSheet('143(1)').headline).toBe(noTime);
    expect(makeSheet('73', '2026-12-20').beside).toEqual(['28 days left']);
    expect(makeSheet('ASMT-10', '2026-12-20', '2026-11-01').beside).toEqual(['28 days left']);
  });

  test('a day that has not come yet is asked about', () => {
    const result = tool.answer({ form: 'DRC-07', reply: '', reached: '2026-11-23' }, today, law);
    expect('mistakes' in result && result.mistakes.reached).toBe(order.future);
  });
});

test('an unknown form gets the days and an honest answer', () => {
  const sheet = makeSheet('XYZ-99', '2026-11-29');
  expect(sheet.subject).toBe('XYZ-99: not in our list');
  expect(sheet.beside).toEqual(['7 days left']);
  expect(sheet.lists).toHaveLength(3);
});

describe('a notice without a number', () => {
  const kinds = tool.fields.kind?.kind === 'choice' ? tool.fields.kind.options : [];
  const chosen = (kind: string, rest = {}) => sheetIn(tool.answer({ form: '', kind, ...rest }, today, law));

  test.each(Object.entries(noticeKinds))('%s is answered as %s', (kind, name) => {
    expect(chosen(kind)).toEqual(makeSheet(name));
  });

  test('has a choice for each kind, in the order of the list', () => {
    expect(kinds.map(({ value }) => value)).toEqual(Object.keys(noticeKinds));
  });

  test('is asked for if neither is given', () => {
    expect(tool.answer({ form: '', kind: '' }, today, law)).toEqual({ mistakes: { form: words.nothingTyped } });
  });

  test('counts the days from its own date', () => {
    expect(chosen('gst-show-cause', { issued: '2026-11-20' })).toMatchObject({
      headline: words.usuallyUntil('20 December 2026'),
      beside: ['28 days left'],
    });
  });

  test('gives way to a number that is known', () => {
    const sheet = sheetIn(tool.answer({ form: 'ASMT-10', kind: 'pf-inquiry' }, today, law));
    expect(sheet).toEqual(makeSheet('ASMT-10'));
  });

  test('answers for a number that is not, and says so', () => {
    const sheet = sheetIn(tool.answer({ form: 'XYZ-99', kind: 'pf-inquiry' }, today, law));
    expect(sheet.subject).toBe(makeSheet('7A').subject);
    expect(sheet.notes).toContain(words.numberUnused('XYZ-99'));
  });

  test.each([
    ['gst-demand', '', true],
    ['gst-show-cause', '', false],
    ['gst-demand', 'DRC-01', false],
    ['', '', false],
  ])('asks for the day of receipt of %s beside "%s": %s', (kind, form, isAsked) => {
    expect(tool.fields.reached?.opens?.isFor?.({ form, kind })).toBe(isAsked);
  });
});

test('tells once what happens if nothing is done', () => {
  const { otherwise = '' } = noticeForms['DRC-01B'];
  const sheet = makeSheet('DRC-01B');
  expect(sheet.notes.filter((note) => note === otherwise)).toHaveLength(1);
  expect(sheet.lists.flatMap(({ items }) => items)).not.toContain(words.avoidSilence);
  expect(makeSheet('154').lists.flatMap(({ items }) => items)).toContain(words.avoidSilence);
});

test('a sheet states no figure of the law', () => {
  for (const { wants, papers, avoid, otherwise = '' } of Object.values(noticeForms))
    for (const text of [...wants, ...papers, ...avoid, otherwise])
      expect(text).not.toMatch(/₹|\d+ ?(?:days?|%|per cent|months?)/);
});

test.each(['ASMT-10', 'something else'])('says that %s, which is no order, needs no day of receipt', (form) => {
  const unused = english.noticeWords.reachedUnused('20 November 2026');
  expect(makeSheet(form, '', '2026-11-20').notes).toContain(unused);
  expect(makeSheet(form).notes).not.toContain(unused);
  expect(makeSheet('DRC-07', '', '2026-11-20').notes).not.toContain(unused);
});
