import { describe, expect, test } from 'vitest';
import { criticalCss, usedNames } from './critical-css.ts';

const used = usedNames(['<main class="a b"><p>x</p><details open><summary>y</summary></details></main>']);
const keep = (css: string) => criticalCss(css, used);

describe('critical CSS', () => {
  test.each([
    ['.a{color:red}'],
    ['main.a>p{color:red}'],
    ['.a:not(.z){color:red}'],
    ['details[open]+.b{color:red}'],
    ['.a:has(.z) p{color:red}'],
    [':root{--x:red}'],
    ['p:focus-visible{color:red}'],
    ['table{color:red}'],
    [':is(.z,.a) p{color:red}'],
    ['.a:not(:is(.z,.y)){color:red}'],
    ['@media (width>=40rem){.b{color:red}}'],
  ])('keeps %s', (css) => {
    expect(keep(css)).not.toBe('');
  });

  test.each([
    ['.z{color:red}'],
    ['.a .z{color:red}'],
    ['form{color:red}'],
    ['@media print{.a{color:red}}'],
    ['.z:hover{color:red}'],
    [':is(.z,.y) p{color:red}'],
    ['.a :where(form,.z){color:red}'],
    ['@layer later{.a{color:red}}'],
    ['@media (width>=40rem){@layer later{.a{color:red}}}'],
  ])('drops %s', (css) => {
    expect(keep(css)).toBe('');
  });

  test('keeps the used selectors of a list in order', () => {
    expect(keep('.z,.a{color:red}.b{color:#00f}')).toBe('.a{color:red}.b{color:#00f}');
  });

  test('leaves out what appears later, with its animations', () => {
    const spin = '@keyframes spin{to{rotate:1turn}}';
    expect(keep(`@layer x,later;@layer later{.a{animation:1s spin}}@layer x{.b{color:red}}${spin}`)).toMatch(
      /^@layer x\{\.b\{color:red\}\}@layer later;$/,
    );
  });

  test('keeps layers, and the animations that are played', () => {
    const spin = '@keyframes spin{to{rotate:1turn}}';
    expect(keep(`@layer x{.a{animation:1s spin}}${spin}`)).toMatch(/@layer x.*@keyframes spin/);
    expect(keep(`.a{--motion:spin}${spin}`)).toContain('@keyframes spin');
    expect(keep(`.z{animation:1s spin}.a{color:red}${spin}`)).toBe('.a{color:red}');
  });
});
