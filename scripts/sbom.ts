/**
 * `npm run -s sbom > sbom.cdx.json`: the software bill of materials of what is installed, as CycloneDX. npm writes it.
 * Which packages the server needs is found out here, because `npm sbom --omit=dev` (npm 11) leaves out those that a tool
 * needs too, such as the PostgreSQL driver.
 */
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { z } from 'zod';
import { installedPackages, manifestOf } from './installed-packages.ts';

/** The parts of npm's output that are changed; all others stay as they are. */
const billSchema = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({}) }),
  components: z.array(z.looseObject({ name: z.string(), version: z.string() })),
});

const root = dirname(import.meta.dirname);
const npm = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
  shell: process.platform === 'win32',
});
if (npm.status !== 0) {
  console.error(npm.stderr);
  process.exit(1);
}

const bill = billSchema.parse(JSON.parse(npm.stdout));
const installed = installedPackages(root);
const needed = new Set(installed.flatMap(({ name, version, production }) => (production ? `${name}@${version}` : [])));
// npm takes the name of the folder.
bill.metadata.component.name = manifestOf(root).name;
for (const component of bill.components)
  component.scope = needed.has(`${component.name}@${component.version}`) ? 'required' : 'excluded';
console.log(JSON.stringify(bill, null, 2));
