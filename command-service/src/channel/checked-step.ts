import type { ChannelCheck } from '@clearbench/contracts/channel/administration-routes';
import { Failure } from '@clearbench/contracts/failure';
import { shownReason } from './shown-reason.ts';

/** The result of one step: its time, or the reason of its failure. */
export const checkedStep = async (check: ChannelCheck['check'], step: () => Promise<void>): Promise<ChannelCheck> => {
  const begun = performance.now();
  try {
    await step();
    return { check, ok: true, milliseconds: Math.round(performance.now() - begun) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { check, ok: false, ...shownReason(error) };
  }
};
