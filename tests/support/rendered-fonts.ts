import type { Page } from 'playwright-core';

/** A font in which an element is really drawn: one of the page, or a fallback of the system. */
export interface RenderedFont {
  readonly family: string;
  readonly isOurs: boolean;
}

/**
 * Asks Chromium for the fonts of the first elements that a selector finds.
 * @param most how many elements
 */
export const renderedFonts = async (
  page: Page,
  selector: string,
  most = 12,
): Promise<readonly (readonly RenderedFont[])[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const found: RenderedFont[][] = [];
  for (const nodeId of nodeIds.slice(0, most)) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    found.push(fonts.map(({ familyName, isCustomFont }) => ({ family: familyName, isOurs: isCustomFont })));
  }
  await session.detach();
  return found;
};
