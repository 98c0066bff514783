import { describe, expect, test } from 'vitest';
import { fillTemplate, mark, partMarks, readTemplate } from './fill.ts';

const part = (name: string, inside: string): string => partMarks(name).start + inside + partMarks(name).end;

describe('a page that is filled in', () => {
  test('has its texts, escaped', () => {
    const template = readTemplate(`<p title="${mark('a')}">${mark('b')}${mark('c')}</p>`);
    expect(fillTemplate(template, { texts: { a: '"<', b: '&' } })).toBe('<p title="&quot;&lt;">&amp;</p>');
  });

  test('keeps a part, leaves it out, or has it several times, each with its own words', () => {
    const template = readTemplate(
      `<ul>${part('row', `<li>${mark('name')}: ${part('item', mark('said'))}${mark('end')}</li>`)}</ul>`,
    );
    const filled = fillTemplate(template, {
      texts: { end: '.' },
      parts: {
        row: [
          { texts: { name: 'one' }, parts: { item: [{ texts: { said: 'a' } }, { texts: { said: 'b' } }] } },
          { texts: { name: 'two' } },
        ],
      },
    });
    expect(filled).toBe('<ul><li>one: ab.</li><li>two: .</li></ul>');
    expect(fillTemplate(template, {})).toBe('<ul></ul>');
  });

  test('leaves a text that looks like a mark a text', () => {
    const template = readTemplate(`${mark('a')}${part('p', mark('b'))}`);
    const filled = fillTemplate(template, {
      texts: { a: mark('b'), b: 'x' },
      parts: { p: [{ texts: { b: mark('a') } }] },
    });
    expect(filled).toBe(`${mark('b')}${mark('a')}`);
  });

  test.each([partMarks('a').start, `${partMarks('a').start}${partMarks('b').end}`, partMarks('a').end])(
    'is refused when its parts do not fit: %s',
    (html) => {
      expect(() => readTemplate(html)).toThrow('part');
    },
  );
});
