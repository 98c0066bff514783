import { expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { allTools } from '../tools/all-tools.ts';
import { caseIn } from '../tools/case-link.ts';
import { isAsked } from '../tools/field.ts';
import { dueTools, findDueTool } from './due-tools.ts';

const edition = sampleEdition();

test.each(Object.entries(dueTools))('leads from %s to answers that its tool knows', (id, { tool, typed }) => {
  const { fields } = allTools(edition)[tool].tool;
  for (const [name, value] of Object.entries(typed)) {
    const field = fields[name];
    expect(field?.kind === 'choice' ? field.options.map((option) => option.value) : []).toContain(value);
    expect(field && isAsked(fields, field, typed)).toBe(true);
  }
  const fragment = findDueTool(edition, id)?.fragment ?? '';
  expect(caseIn(fields, fragment) ?? {}).toEqual(typed);
});

test('has none for a date without a tool', () => {
  expect(findDueTool(edition, 'agm')).toBeNull();
});
