import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ownFolder, sampleFolder } from '../../config/firm-folder.ts';
import { firmFiles } from '../../config/read-firm.ts';
import { root } from './guide.ts';

const work = mkdtempSync(join(tmpdir(), 'upgrade-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const project = join(work, 'project');
const installed = join(work, 'installed');
const identity = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com'];

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', folder, ...identity, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Writes a version of the project, in which every file of the sample is another. */
const release = (version: string): void => {
  for (const file of Object.keys(firmFiles))
    writeFileSync(join(project, sampleFolder().name, file), `# The sample of ${version}\n`);
  git(project, 'add', '--all');
  git(project, 'commit', '--quiet', '--message', version);
  git(project, 'tag', version);
};

test("changes the sample, and keeps the owner's folder", () => {
  git(work, 'init', '--quiet', '--initial-branch=main', 'project');
  cpSync(join(root, '.gitignore'), join(project, '.gitignore'));
  cpSync(sampleFolder().path, join(project, sampleFolder().name), { recursive: true });
  release('v1');
  git(work, 'clone', '--quiet', project, installed);
  const own = join(installed, ownFolder({}).name);
  cpSync(join(installed, sampleFolder().name), own, { recursive: true });
  writeFileSync(join(own, 'firm.yaml'), "# The owner's\n");
  release('v2');

  git(installed, 'pull', '--quiet');
  release('v3');
  git(installed, 'fetch', '--quiet', '--tags');
  git(installed, 'checkout', '--quiet', 'v3');
  expect(git(installed, 'status', '--porcelain')).toBe('');
  expect(readFileSync(join(own, 'firm.yaml'), 'utf8')).toBe("# The owner's\n");
  expect(readFileSync(join(own, 'prices.yaml'), 'utf8')).toBe('# The sample of v1\n');
});
