import { describe, expect, test } from 'vitest';
import { content as gstRegistration } from '../../content/services/gst-registration/en.ts';
import { sampleEdition } from '../../tests/support/firms.ts';
import { listPapers, papersLines, paperTexts } from './papers.ts';

const words = sampleEdition();

describe('the papers of a service', () => {
  test('are eight, some only for firms and companies', () => {
    const content = gstRegistration(words);
    const papers = listPapers(content);
    expect(papers).toHaveLength(8);
    expect(papers.filter((paper) => paper.for?.includes('proprietor') === false)).toHaveLength(2);
    expect(paperTexts(content)).toEqual(papers.map(({ text }) => text));
  });

  test('are sent as two lists without empty ones', () => {
    const papers = [
      { text: 'PAN card', ready: true },
      { text: 'EB bill', ready: false },
      { text: 'Photograph', ready: true },
    ];
    const lines = ['', 'Ready:', '- PAN card', '- Photograph', '', 'Still missing:', '- EB bill'];
    expect(papersLines(words, papers)).toEqual(lines);
    expect(papersLines(words, [{ text: 'EB bill', ready: false }])).toEqual(['', 'Still missing:', '- EB bill']);
    expect(papersLines(words, [])).toEqual([]);
  });
});
