import type { ComponentProps, ReactNode } from 'react';

/** Part of the page that the server sent, taken out of React's hands: its nodes as they stand. */
export type Markup = readonly ChildNode[];

/** The nodes inside an element of the document, for `Adopted`. */
export const markupOf = (selector: string): Markup => [...(document.querySelector(selector)?.childNodes ?? [])];

interface Props extends ComponentProps<'div'> {
  readonly as?: 'div' | 'main';
  readonly markup: Markup;
}

/**
 * An element whose inside stays as the server sent it. React neither renders nor compares it, so what is the same on
 * every page, or has nothing that acts, costs no script and no time.
 */
export const Adopted = ({ as: Tag = 'div', markup, ...attributes }: Props): ReactNode => {
  const fill = (element: HTMLElement | null): void => {
    // Where React had to make the element anew after all, its inside moves over.
    if (element && !element.firstChild) element.append(...markup);
  };
  return (
    // An empty text for a child, with the comparison off, is how hydration leaves the nodes alone that are there.
    <Tag {...attributes} ref={fill} suppressHydrationWarning>
      {''}
    </Tag>
  );
};
