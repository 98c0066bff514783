import type { ServiceSlug } from '../../content/service-index/en.ts';
import { type ToolEntry, type ToolSlug, toolIndex } from '../../content/tool-index/en.ts';

const entries: readonly ToolEntry[] = toolIndex;

export const toolEntry = (slug: ToolSlug): ToolEntry => {
  const entry = entries.find((each) => each.slug === slug);
  if (!entry) throw new RangeError(`No tool "${slug}"`);
  return entry;
};

export const toolsOf = (service: ServiceSlug): readonly ToolEntry[] =>
  entries.filter(({ services }) => services.includes(service));
