import { describe, expect, test } from 'vitest';
import { closedTo, mayCrawl, readRobots } from './robots.ts';

const may = (rules: string, path: string): boolean => mayCrawl(readRobots(`User-agent: *\n${rules}`), path);

describe('mayCrawl', () => {
  test.each([
    ['', '/a', true],
    ['Disallow:', '/a', true],
    ['Disallow: /', '/a', false],
    ['Disallow: /a', '/ab', false],
    ['Disallow: /a', '/b', true],
    ['Disallow: /a$', '/ab', true],
    ['Disallow: /a$', '/a', false],
    ['Disallow: /*.pdf$', '/x.pdf', false],
    ['Disallow: /*.pdf$', '/x.pdf?y', true],
    ['Disallow: /*/b/*/d', '/a/b/c/d', false],
    ['Disallow: /a*a$', '/a', true],
    ['Disallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['Disallow: /a/b\nAllow: /a', '/a/b', false],
    ['Disallow: /a\nAllow: /a', '/a', true],
  ])('%j on %s: %s', (rules, path, expected) => {
    expect(may(rules, path)).toBe(expected);
  });

  test('reads the group of every crawler', () => {
    const robots = readRobots(
      [
        'User-agent: a\nUser-agent: *\nDisallow: /x\n',
        'User-agent: GPTBot/1.1\nDisallow: /\n',
        'User-agent: GoogleBot\nDisallow: /y\n',
        'User-agent: A\nDisallow: /z',
      ].join('\n'),
    );
    expect(['/x', '/y', '/z', '/'].map((path) => closedTo(robots, path))).toEqual([
      ['A', '*'],
      ['GoogleBot'],
      ['A'],
      [],
    ]);
    expect(['/x', '/y', '/z', '/'].map((path) => mayCrawl(robots, path))).toEqual([false, false, true, true]);
    expect(robots.closedTo).toEqual(['GPTBot/1.1']);
  });

  test('names a search engine that may read nothing at every path', () => {
    const robots = readRobots('User-agent: *\nAllow: /\n\nUser-agent: bingbot\nDisallow: /');
    expect(closedTo(robots, '/about')).toEqual(['bingbot']);
    expect(mayCrawl(robots, '/about')).toBe(false);
  });

  test('takes hostile patterns in time', () => {
    // Trying every way to match would not end.
    expect(may(`Disallow: /${'*a'.repeat(5000)}b$`, `/${'a'.repeat(2000)}`)).toBe(true);
  });
});
