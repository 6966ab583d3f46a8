import type { JSHandle, Page } from 'playwright-core';

/** A file to be dropped: its text, or its size. */
export type Dropped = {
  readonly name: string;
  readonly text?: string;
  readonly base64?: string;
  readonly bytes?: number;
};

/** Runs in the page. */
const draggedFiles = `(dropped) => {
  const dataTransfer = new DataTransfer();
  for (const { name, text, base64, bytes = 0 } of dropped) {
    const decoded = base64 === undefined ? undefined : Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    dataTransfer.items.add(new File([text ?? decoded ?? new Uint8Array(bytes)], name));
  }
  return dataTransfer;
}`;

/** Files of a drag operation, created in the page itself. */
export const picksUp = (page: Page, files: readonly Dropped[]): Promise<JSHandle> =>
  page.evaluateHandle(`(${draggedFiles})(${JSON.stringify(files)})`);

export const drags = (page: Page, dataTransfer: JSHandle): Promise<void> =>
  page.dispatchEvent('main', 'dragover', { dataTransfer });

export const leaves = (page: Page, dataTransfer: JSHandle): Promise<void> =>
  page.dispatchEvent('main', 'dragleave', { dataTransfer });

export const drops = (page: Page, dataTransfer: JSHandle): Promise<void> =>
  page.dispatchEvent('main', 'drop', { dataTransfer });
