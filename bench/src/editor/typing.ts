import type { Page } from 'playwright-core';
import { type Trace, traced } from './trace.ts';
import { clickBehind } from './watched-editor.ts';

const bursts = 6;
const keysPerBurst = 20;
/** Between two keys of a fast typist. */
const pauseMs = 60;
/** Longer than the wait before a save, so that the text is validated and saved while the next burst is typed. */
const restMs = 1_150;

/** Letters, and as many times Backspace: the text stays the same. */
const burst = async ({ keyboard }: Page): Promise<void> => {
  const options = { delay: pauseMs };
  for (let key = 0; key < keysPerBurst; key += 1)
    await keyboard.press(key < keysPerBurst / 2 ? 'e' : 'Backspace', options);
};

/** Types in a value of a text on screen, in bursts; the first one warms up. */
export const typeIn = async (page: Page): Promise<Trace> => {
  await clickBehind(page, 'Hanna Beispiel', '</Nm></Dbtr>'.length);
  await burst(page);
  const session = await page.context().newCDPSession(page);
  try {
    return await traced(session, async () => {
      for (let turn = 0; turn < bursts; turn += 1) {
        await page.waitForTimeout(restMs);
        await burst(page);
      }
    });
  } finally {
    await session.detach();
  }
};
