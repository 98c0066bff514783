let loading: Promise<void> | undefined;

const load = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('The style sheet could not be loaded'));
    document.head.append(link);
  });

/**
 * Loads the style sheet of what appears after the first paint: popup, widget, reveal, the later states of the islands.
 * The page itself holds the styles of what it shows at first.
 * @returns when it applies; the same promise each time
 * @throws Error when the sheet cannot be loaded
 */
export const laterStyles = (): Promise<void> => {
  // The development server links all styles, and names no such sheet.
  const href = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles;
  loading ??= href ? load(href) : Promise.resolve();
  return loading;
};
