import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const folder = new URL('../../../ui/src/translation/texts/en/', import.meta.url);

const keys = new Set(
  readdirSync(folder).flatMap((file) => Object.keys(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as object)),
);

/** Keys of texts that a page shows or names its elements by, instead of the texts. */
export const textKeysOn = async (page: Page): Promise<readonly string[]> => {
  const shown = (await page.locator('body').ariaSnapshot()).replaceAll(/^.*\/url: .*$/gm, '');
  const words = shown.match(/[\w.-]+/g) ?? [];
  return [...new Set(words)].filter((word) => keys.has(word));
};
