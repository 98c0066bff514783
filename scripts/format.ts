/** `npm run format`: formats every file and applies the safe fixes of the linter. */
import { spawnSync } from 'node:child_process';

process.exitCode = spawnSync('biome', ['check', '--write', '.'], { stdio: 'inherit' }).status ?? 1;
