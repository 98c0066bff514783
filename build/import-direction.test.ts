import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkDirection, wrongImports } from './import-direction.ts';

describe('the direction of imports', () => {
  test('holds in the whole repository', () => {
    expect(checkDirection(dirname(import.meta.dirname))).toEqual([]);
  });

  test.each([
    [
      'src/ui/a/a.tsx',
      "import { HomePage } from '../../pages/home-page.tsx';",
      'src/ui must not import src/pages/home-page.tsx',
    ],
    ['content/a.ts', "import { hrefPage } from '../src/site/href.ts';", 'content must not import src/site/href.ts'],
    ['content/a.ts', "import { useState } from 'react';", 'content must not import the package "react"'],
    ['server/a.ts', "const app = await import('../src/app/app.tsx');", 'server must not import src/app/app.tsx'],
    ['server/a.ts', "export { Icon } from '../src/ui/icon/icon.tsx';", 'server must not import src/ui/icon/icon.tsx'],
    ['src/pages/a.tsx', "import { z } from 'zod';", 'src/pages must not import the package "zod"'],
    ['src/features/a/a.tsx', "import { b } from '../b/b.tsx';", 'the feature "a" must not import the feature "b"'],
  ])('fails when %s says %s', (file, code, message) => {
    expect(wrongImports(file, code).join()).toContain(message);
  });

  test('lets types through and arrows that point the right way', () => {
    expect(wrongImports('src/pages/a.tsx', "import { hrefPage } from '../site/href.ts';")).toEqual([]);
    expect(wrongImports('src/features/a/a.tsx', "import { b } from './b.tsx';")).toEqual([]);
  });
});
