import { expect, test } from 'vitest';
import { sampleFolder } from './firm-folder.ts';
import { loadSite } from './load-site.ts';
import { readSavedReplies } from './saved-replies.ts';

test('the sample has answers in both languages', () => {
  const { savedReplies } = loadSite({ folder: sampleFolder(), today: '2026-11-27' });
  expect(new Set(savedReplies.map(({ language }) => language))).toEqual(new Set(['en', 'ta']));
});

test('names mistakes by file and line', () => {
  const mistakes: string[] = [];
  const files = new Map([
    ['a.md', '---\ntitle: Papers\nlanguage: hi\n---\nHello'],
    ['b.md', '---\ntitle: Papers\n---\nHello {name}\nby {when}'],
    ['C d.md', '---\ntitle: Papers\n---\nHello'],
    ['e.md', 'Hello'],
  ]);
  readSavedReplies('firm/answers', files, mistakes);
  expect(mistakes.map((each) => each.split(': ')[0])).toEqual([
    'firm/answers/a.md:3',
    'firm/answers/b.md:5',
    'firm/answers/C d.md:1',
    'firm/answers/e.md:1',
  ]);
});
