/**
 * `npm run -s sbom > sbom.cdx.json`: the software bill of materials of what is installed, as CycloneDX. npm writes it;
 * which packages the server needs is worked out here, because `npm sbom --omit=dev` (npm 11) leaves out those that a
 * tool needs as well, such as the PostgreSQL driver.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installedPackages } from './installed-packages.ts';

interface Component {
  name: string;
  version: string;
  type: string;
  scope: string;
}

interface Bill {
  metadata: { component: Component };
  components: Component[];
}

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

const bill: Bill = JSON.parse(npm.stdout);
const installed = installedPackages(root);
const needed = new Set(installed.flatMap(({ name, version, production }) => (production ? `${name}@${version}` : [])));
// npm takes the name of the folder.
bill.metadata.component.name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name;
for (const component of bill.components)
  component.scope = needed.has(`${component.name}@${component.version}`) ? 'required' : 'excluded';
console.log(JSON.stringify(bill, null, 2));
