import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptWith, readKept, type Ticked } from './keep-papers.ts';

const ticked: Ticked = { answer: 'firm', papers: ['PAN card', 'EB bill'] };

describe('the ticks that a device keeps', () => {
  test('come back as they were, for each service', () => {
    const first = keptWith({}, 'gst-registration', ticked);
    const both = keptWith(readKept(first), 'iec-registration', { answer: '', papers: ['PAN card'] });
    expect(readKept(both)).toEqual({
      'gst-registration': ticked,
      'iec-registration': { answer: '', papers: ['PAN card'] },
    });
  });

  test('are gone once nothing is ticked and no answer chosen', () => {
    const kept = readKept(keptWith({}, 'gst-registration', ticked));
    expect(keptWith(kept, 'gst-registration', { answer: '', papers: [] })).toBeNull();
    expect(keptWith(kept, 'gst-registration', { answer: 'firm', papers: [] })).not.toBeNull();
  });

  test('leave out what another hand wrote', () => {
    expect(readKept('{"a":{"answer":"","papers":[1]},"b":null}')).toEqual({});
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => typeof readKept(text) === 'object'));
  });
});
