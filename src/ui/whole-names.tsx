import { createElement, Fragment } from 'react';
import { wholeName } from '../text/whole-name.ts';
import { keyed } from './keyed.ts';

/** Returns an element of its own name, as in src/pages/rewrite-html.ts. */
const OneLine = ({ children }: { readonly children: string }) => createElement('one-line', null, children);

/** Shows a text whose form names, ranges and years stay on one line: in islands, which the build leaves as they are. */
export const WholeNames = ({ text }: { readonly text: string }) => {
  const names = [...text.matchAll(wholeName)].map(([name]) => name);
  const parts = text.split(wholeName).map((between, index) => ({ between, name: names[index] }));
  return keyed(parts).map(({ each: { between, name }, key }) => (
    <Fragment key={key}>
      {between}
      {name && <OneLine>{name}</OneLine>}
    </Fragment>
  ));
};
