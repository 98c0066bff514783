import type { Page } from 'playwright-core';

/**
 * Moves to another page of the site and waits for its picture.
 * @param path where to
 * @returns milliseconds from the press to the end of the first frame that shows the new page
 */
export const moveTime = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const title = document.title;
        const link = document.querySelector<HTMLElement>(`a[href="${wanted}"]`);
        const started = performance.now();
        const onFrame = (): void => {
          if (document.title === title) return void requestAnimationFrame(onFrame);
          // The frame's style, layout and paint come after this callback and before the next task; this one comes
          // before those that render what lies below the first screen.
          scheduler.postTask(() => resolve(performance.now() - started), { priority: 'user-blocking' });
        };
        if (link) link.click();
        else navigation.navigate(wanted);
        requestAnimationFrame(onFrame);
      }),
    path,
  );
