/** `npm run licences`: prints the licence of every installed package; exits with 1 when one is not allowed. */
import { dirname } from 'node:path';
import { installedPackages } from './installed-packages.ts';
import { isAllowed } from './licence-rules.ts';

const packages = installedPackages(dirname(import.meta.dirname));
const refused = packages.filter(({ licence, production }) => !isAllowed(licence, production));

const width = Math.max(...packages.map(({ name, version }) => name.length + version.length + 1));
for (const { name, version, licence, production } of packages)
  console.log(`${`${name}@${version}`.padEnd(width)}  ${production ? 'server' : 'tool  '}  ${licence || 'none named'}`);

const server = packages.filter(({ production }) => production).length;
console.log(`\n${packages.length} packages: ${server} of the server, ${packages.length - server} tools.`);
for (const { name, licence } of refused)
  console.error(`${name}: the licence "${licence}" is not on the list of scripts/licence-rules.ts`);
process.exitCode = refused.length > 0 ? 1 : 0;
