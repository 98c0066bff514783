import type { Head } from '../site/head.ts';

/** Sets, makes or removes one element of the head. */
const put = (selector: string, make: () => Element, attribute: string, value: string | null): void => {
  const known = document.head.querySelector(selector);
  if (value === null) known?.remove();
  else (known ?? document.head.appendChild(make())).setAttribute(attribute, value);
};

const make = (name: 'meta' | 'link', attribute: string, value: string) => (): Element => {
  const element = document.createElement(name);
  element.setAttribute(attribute, value);
  return element;
};

/** Lets the document's head follow the page that is shown. Share tags are for readers that run no scripts. */
export const showHead = (head: Head): void => {
  document.title = head.title;
  const meta = (name: string, value: string) => put(`meta[name=${name}]`, make('meta', 'name', name), 'content', value);
  meta('description', head.description);
  meta('robots', head.robots);
  put('link[rel=canonical]', make('link', 'rel', 'canonical'), 'href', head.canonical);
  // They belong to the page that was loaded; who looks for another page's loads that page.
  for (const other of document.head.querySelectorAll('link[rel=alternate]')) other.remove();
};
