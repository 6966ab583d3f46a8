import { administratorStream } from '@clearbench/contracts/user/administrator-events';
import { fold } from '@clearbench/event-sourcing/decider';
import type { Workplace } from '../workplace.ts';
import { administratorDecider } from './administrators.ts';
import { type Claim, claimBy, newClaimCode, nothingToClaim } from './claim.ts';

/** The claim of this start, and the code to print where there is something to claim. */
export type OpenedClaim = { readonly claim: Claim; readonly code?: string };

/** Read from the history itself: a read model that lags at the start must not open what is taken. */
const isRun = async (log: Workplace['log']): Promise<boolean> => {
  const said = fold(administratorDecider, administratorDecider.initialState, await log.readStream(administratorStream));
  return Object.values(said).some(({ counts }) => counts);
};

/** Opens the claim while nobody runs the installation; a demonstration has its administrator. */
export const openClaim = async (
  log: Workplace['log'],
  demo: boolean,
  code: string = newClaimCode(),
): Promise<OpenedClaim> => {
  if (demo || (await isRun(log))) return { claim: nothingToClaim };
  return { claim: claimBy(code), code };
};
