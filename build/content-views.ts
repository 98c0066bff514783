import { stat } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { ServiceContent } from '../content/schema.ts';
import { type ServiceView, serviceViews } from '../content/service-views.ts';

const folder = fileURLToPath(new URL('../content/services/', import.meta.url));
const request = /^(.+\.ts)\?view=(\w+)$/;

const isView = (name: string): name is ServiceView => Object.hasOwn(serviceViews, name);

/**
 * Answers `content/services/<slug>.ts?view=<name>` with that view of the record as plain data: the fields that a kind
 * of page shows, with the facts' wording in place.
 * @throws for a view that is not in `serviceViews`
 */
export const contentViews = (): Plugin => ({
  name: 'content-views',
  enforce: 'pre',
  load: {
    filter: { id: request },
    async handler(id) {
      const [, file, view] = request.exec(id) ?? [];
      if (!file?.startsWith(folder) || view === undefined) return null;
      if (!isView(view)) return this.error(`${file}: there is no view "${view}" in content/service-views.ts`);
      this.addWatchFile(file);
      // The time makes Node read an edited file again under the development server.
      const { mtimeMs } = await stat(file);
      const { content } = (await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as { content: ServiceContent };
      return {
        code: `export const content = ${JSON.stringify(serviceViews[view](content))};`,
        moduleType: 'js',
        map: null,
      };
    },
  },
});
