/** The address of the whole site's style sheet; the build fills it in, the development server has no such file. */
declare const __STYLES__: string;

let loading: Promise<void> | undefined;

/**
 * Loads the rules that the page's inlined ones leave out: other kinds of page and what opens later.
 * @returns when they apply; the same promise each time
 * @throws Error when the sheet cannot be loaded
 */
export const loadStyles = (): Promise<void> => {
  if (__STYLES__ === '') return Promise.resolve();
  loading ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = __STYLES__;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('The style sheet could not be loaded'));
    document.head.append(link);
  });
  return loading;
};
