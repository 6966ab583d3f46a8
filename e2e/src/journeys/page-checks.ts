import type { Page } from 'playwright-core';
import { seriousFindings } from './axe.ts';

/** Pixels by which a page exceeds its window, or one of its tables the page. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(
    "Math.max(...[...document.querySelectorAll(':root, .table-box')].map((box) => box.scrollWidth - box.clientWidth))",
  ) as Promise<number>;

/** The page is accessible and does not scroll sideways. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect([page.url(), await seriousFindings(page)]).toEqual([page.url(), []]);
  expect([page.url(), (await overflow(page)) <= 0]).toEqual([page.url(), true]);
};

/** The same, after all requests of the page. */
export const isFineAtRest = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
};
