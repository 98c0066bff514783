import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { SamplePost, ServiceContent } from '../content/schema.ts';
import { serviceViews } from '../content/service-views.ts';
import { sampleCard } from '../src/site/post-card.ts';

const content = fileURLToPath(new URL('../content/', import.meta.url));
const request = /^(.+)\/([\w-]+\/[\w-]+\.ts)\?view=(\w+)$/;

type View = (record: never) => unknown;

/** The views of the records of a folder of `content/`, by name. */
const views: Readonly<Record<string, Readonly<Record<string, View>>>> = {
  services: serviceViews satisfies Record<string, (record: ServiceContent) => unknown>,
  posts: { card: (post: SamplePost) => sampleCard(post) },
};

/**
 * Answers `content/<folder>/<name>.ts?view=<view>` with that view of the record as plain data: the fields that a kind
 * of page shows, with the facts' wording in place.
 * @throws for a view that does not exist
 */
export const contentViews = (): Plugin => ({
  name: 'content-views',
  enforce: 'pre',
  load: {
    filter: { id: request },
    async handler(id) {
      const [, root, file = '', name = ''] = request.exec(id) ?? [];
      if (`${root}/` !== content) return null;
      const view = views[dirname(file)]?.[name];
      if (!view) return this.error(`content/${file}: there is no view "${name}" (build/content-views.ts)`);
      const path = join(content, file);
      this.addWatchFile(path);
      // The time makes Node read an edited file again under the development server.
      const { mtimeMs } = await stat(path);
      const record = (await import(`${pathToFileURL(path).href}?${mtimeMs}`)) as { content: never };
      return { code: `export const content = ${JSON.stringify(view(record.content))};`, moduleType: 'js', map: null };
    },
  },
});
