import { describe, expect, test } from 'vitest';
import { mayCrawl, readRobots } from './robots.ts';

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

  test('reads the groups for all crawlers only', () => {
    const robots = readRobots('User-agent: a\nUser-agent: *\nDisallow: /x\n\nUser-agent: b\nDisallow: /y');
    expect([mayCrawl(robots, '/x'), mayCrawl(robots, '/y')]).toEqual([false, true]);
  });

  test('takes hostile patterns in time', () => {
    const started = performance.now();
    may(`Disallow: /${'*a'.repeat(5000)}b$`, `/${'a'.repeat(20_000)}`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
