import type { OwnStructure, Profile } from '@clearbench/iso20022/profile';
import type { ClearingResult } from '@clearbench/test-engine/clear-file';
import { sharedTurn } from './shared-turn.ts';
import { textTasks } from './text-tasks.ts';
import type { Checked, ClearingJob } from './text-workers.ts';

/**
 * Bytes of a text that is checked or cleared in the thread of the caller. Passing it to a worker and its result back
 * takes several times as long as the work, which stays below the longest commit for any text of this length.
 */
const longestHere = 4_096;

/** Rules of scenario lists that are compared with a payment in the thread of the caller. */
const mostRules = 100;

/** Patterns of an administrator's schema may take any time: they run in a worker, which has a time limit. */
const hasOwnPatterns = ({ formats = {} }: Profile): boolean =>
  Object.values(formats).some(({ structure }: { readonly structure?: OwnStructure }) => structure !== undefined);

export const isCheckedHere = (bytes: Uint8Array, profile: Profile): boolean =>
  bytes.length <= longestHere && !hasOwnPatterns(profile);

const never = (): boolean => false;

const inSharedTurn = sharedTurn();

/** A short text is never superseded, because nothing runs between its begin and its end. */
export const checkHere = (bytes: Uint8Array, profile: Profile): Promise<Checked> =>
  inSharedTurn(() => textTasks.check({ bytes, profile }, never) as Promise<Checked>);

/** R-messages are cleared in a worker: their originals may be long. */
export const isClearedHere = ({
  bytes,
  profile,
  original,
  originals,
  participantAnswer,
  scenario,
}: ClearingJob): boolean => {
  if (original !== undefined || participantAnswer !== undefined || (originals?.length ?? 0) > 0) return false;
  const rules = scenario?.lists.reduce((sum, { list }) => sum + list.rules.length, 0) ?? 0;
  return isCheckedHere(bytes, profile) && rules <= mostRules;
};

export const clearHere = (job: ClearingJob) => textTasks.clear(job, never) as Promise<ClearingResult>;
