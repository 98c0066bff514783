import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BundlerReport } from './bundle.ts';

/**
 * Bundles the app in a process of its own, whose memory is given back before the pages are rendered, while this one
 * can do other work.
 * @param bundle folder for the bundle that renders
 * @param site folder of the site, which gets the browser's scripts and styles
 * @throws Error when the bundler fails; it has said why by then
 */
export const bundleApart = (bundle: string, site: string): Promise<BundlerReport> =>
  new Promise((resolve, reject) => {
    let report: BundlerReport | undefined;
    const bundler = fork(fileURLToPath(new URL('bundle.ts', import.meta.url)), [bundle, site]);
    bundler.on('message', (message) => {
      report = message as BundlerReport;
    });
    bundler.on('error', reject);
    bundler.on('exit', (code) => {
      if (report && code === 0) resolve(report);
      else reject(new Error(`The bundler ended with code ${code}: see the lines above.`));
    });
  });
