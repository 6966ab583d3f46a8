import type { Page } from 'playwright-core';
import { seriousFindings } from './axe.ts';
import { textKeysOn } from './text-keys.ts';

/** Pixels by which a page exceeds its window, or one of its tables the page. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(
    "Math.max(...[...document.querySelectorAll(':root, .table-box')].map((box) => box.scrollWidth - box.clientWidth))",
  ) as Promise<number>;

/** The pages of translations show the keys of texts. */
const pageOfKeys = /\/admin\/translations/;

/** The page is accessible, does not scroll sideways, and shows its texts, not their keys. */
export const expectAccessible = async (page: Page): Promise<void> => {
  if (!pageOfKeys.test(page.url())) expect([page.url(), await textKeysOn(page)]).toEqual([page.url(), []]);
  expect([page.url(), await seriousFindings(page)]).toEqual([page.url(), []]);
  expect([page.url(), (await overflow(page)) <= 0]).toEqual([page.url(), true]);
};

/** The same, after all requests of the page. */
export const isFineAtRest = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
};
