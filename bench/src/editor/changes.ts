import { checkDelay } from '@clearbench/contracts/product-constants';
import type { Page } from 'playwright-core';
import { clickBehind, known } from './watched-editor.ts';

/** After a save, until its report is on screen. */
const quietMs = 1_000;

type Seen = {
  readonly keyAt: number;
  readonly checkedAt: number;
  readonly findings: number;
  readonly findingsAt: number;
};

/** Milliseconds after a key, without the wait after the last key. */
export type Change = {
  /** Until the page has the findings of the whole text. */
  readonly checked: number;
  /** Until the frame with the new finding is drawn. */
  readonly drawn: number;
};

const seen = (page: Page, condition: string): Promise<Seen> =>
  known<Seen>(page, `${condition} && bench.findingsAt > bench.keyAt && { ...bench }`);

/** Until the text is saved and the findings have stayed the same for a while. */
const rest = async (page: Page): Promise<number> => {
  await known(page, `document.querySelector('.ed-save-saved') !== null`);
  await known(page, `performance.now() - Math.max(bench.findingsAt, bench.keyAt) > ${quietMs}`);
  return page.evaluate<number>('bench.findings');
};

/** Presses keys that make a value wrong, and waits for the finding of each. */
export const changesIn = async (page: Page, rounds: number): Promise<readonly Change[]> => {
  await clickBehind(page, 'SLEV', '</ChrgBr>'.length);
  const times: Change[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await rest(page);
    await page.keyboard.press('X');
    const { findingsAt, checkedAt, keyAt } = await seen(page, `bench.findings > ${before}`);
    times.push({ checked: checkedAt - keyAt - checkDelay, drawn: findingsAt - keyAt - checkDelay });
    await page.keyboard.press('Backspace');
    await seen(page, `bench.findings === ${before}`);
  }
  return times;
};
