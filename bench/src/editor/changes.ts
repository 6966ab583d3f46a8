import { checkDelay } from '@clearbench/contracts/product-constants';
import type { Page } from 'playwright-core';
import { clickBehind, known } from './watched-editor.ts';

type Seen = { readonly keyAt: number; readonly findings: number; readonly findingsAt: number };

const findingsNow = (page: Page): Promise<number> => page.evaluate<number>('bench.findings');

const seen = (page: Page, condition: string): Promise<Seen> =>
  known<Seen>(page, `${condition} && bench.findingsAt > bench.keyAt && { ...bench }`);

/** Until the text is saved and everything that follows is over. */
const rest = (page: Page): Promise<void> => page.waitForTimeout(3_000);

/** From a key that makes a value wrong until its finding is on screen, without the wait after the last key. */
export const changesIn = async (page: Page, rounds: number): Promise<readonly number[]> => {
  await clickBehind(page, 'SLEV', '</ChrgBr>'.length);
  await rest(page);
  const before = await findingsNow(page);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.keyboard.press('X');
    const { findingsAt, keyAt } = await seen(page, `bench.findings > ${before}`);
    times.push(findingsAt - keyAt - checkDelay);
    await page.keyboard.press('Backspace');
    await seen(page, `bench.findings === ${before}`);
    await rest(page);
  }
  return times;
};
