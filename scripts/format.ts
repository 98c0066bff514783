/** `npm run format`: formats every file and mends what the linter can mend. */
import { spawnSync } from 'node:child_process';

process.exitCode = spawnSync('biome', ['check', '--write', '.'], { stdio: 'inherit' }).status ?? 1;
