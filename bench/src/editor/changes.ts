import { checkDelay } from '@clearbench/contracts/product-constants';
import type { Page } from 'playwright-core';
import { clickBehind, known } from './watched-editor.ts';

/** After a save, until its report is on screen. */
const quietMs = 1_000;

type Seen = { readonly keyAt: number; readonly findings: number; readonly findingsAt: number };

const seen = (page: Page, condition: string): Promise<Seen> =>
  known<Seen>(page, `${condition} && bench.findingsAt > bench.keyAt && { ...bench }`);

/** Until the text is saved and the findings have stayed the same for a while. */
const rest = async (page: Page): Promise<number> => {
  await known(page, `document.querySelector('.ed-save-saved') !== null`);
  await known(page, `performance.now() - Math.max(bench.findingsAt, bench.keyAt) > ${quietMs}`);
  return page.evaluate<number>('bench.findings');
};

/** From a key that makes a value wrong until its finding is on screen, without the wait after the last key. */
export const changesIn = async (page: Page, rounds: number): Promise<readonly number[]> => {
  await clickBehind(page, 'SLEV', '</ChrgBr>'.length);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await rest(page);
    await page.keyboard.press('X');
    const { findingsAt, keyAt } = await seen(page, `bench.findings > ${before}`);
    times.push(findingsAt - keyAt - checkDelay);
    await page.keyboard.press('Backspace');
    await seen(page, `bench.findings === ${before}`);
  }
  return times;
};
