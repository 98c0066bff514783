import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { toolIndex } from '../../content/tool-index/en.ts';
import { type Locale, locales } from '../addresses/locale.ts';
import { useEdition } from '../ui/edition.tsx';
import { type IslandName, type IslandProps, islands, makePrefix } from './list.ts';

const parts: Partial<Record<IslandName, readonly string[]>> = { 'case-tool': toolIndex.map(({ slug }) => slug) };

const makeKey = (name: IslandName, part: string, locale: Locale): string => `${name} ${part} ${locale}`;

/** The build renders without waiting. */
const components = new Map<string, ComponentType<never>>(
  await Promise.all(
    (Object.keys(islands) as IslandName[]).flatMap((name) =>
      (parts[name] ?? ['']).flatMap((part) =>
        locales.map(async (locale) => [makeKey(name, part, locale), await islands[name](part, locale)] as const),
      ),
    ),
  ),
);

interface Props<Name extends IslandName> {
  readonly name: Name;
  readonly part?: string;
  readonly props: IslandProps<Name>;
}

/**
 * Renders an island as a root of its own, as it is in the browser: as a part of the page `useId` would give other ids
 * here.
 */
export const Island = <Name extends IslandName>({ name, part, props }: Props<Name>) => {
  const { locale } = useEdition();
  const component = components.get(makeKey(name, part ?? '', locale));
  if (!component) throw new RangeError(`No island "${name}"`);
  // The map forgets which component belongs to which name; the list's types have checked the props.
  const __html = renderToString(createElement(component, props as never), { identifierPrefix: makePrefix(name) });
  // The data comes after the island, so that what a visitor sees first arrives first. No text ends the element.
  const data = JSON.stringify(props).replaceAll('<', '\\u003c');
  return (
    <>
      <div
        data-island={name}
        data-part={part}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself wrote this text
        dangerouslySetInnerHTML={{ __html }}
      />
      {data !== '{}' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a script is not escaped as HTML
        <script type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
      )}
    </>
  );
};
