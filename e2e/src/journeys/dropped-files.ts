import type { JSHandle, Page } from 'playwright-core';

/** A file to be dropped: its text, or so many bytes of nothing in particular. */
export type Dropped = { readonly name: string; readonly text?: string; readonly bytes?: number };

/** Runs in the page, whose names nobody here knows. */
const inHand = `(dropped) => {
  const dataTransfer = new DataTransfer();
  for (const { name, text, bytes = 0 } of dropped) dataTransfer.items.add(new File([text ?? new Uint8Array(bytes)], name));
  return dataTransfer;
}`;

/** Files in the hand of whoever drags them, made in the page itself. */
export const picksUp = (page: Page, files: readonly Dropped[]): Promise<JSHandle> =>
  page.evaluateHandle(`(${inHand})(${JSON.stringify(files)})`);

export const drags = (page: Page, dataTransfer: JSHandle): Promise<void> =>
  page.dispatchEvent('main', 'dragover', { dataTransfer });

export const leaves = (page: Page, dataTransfer: JSHandle): Promise<void> =>
  page.dispatchEvent('main', 'dragleave', { dataTransfer });

export const drops = (page: Page, dataTransfer: JSHandle): Promise<void> =>
  page.dispatchEvent('main', 'drop', { dataTransfer });
