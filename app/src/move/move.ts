import type { Log } from '@clearbench/event-sourcing/log';
import type { Data, DataLocation } from '@clearbench/hosting/open-data';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import type { LogHead } from '@clearbench/stores/event-store/chain-verification';
import { checkChain } from '@clearbench/stores/event-store/check-chain';
import { openExclusively, requireLog } from '../open-data-folder.ts';
import type { Settings } from '../settings.ts';
import { checkContents } from '../verify/check-contents.ts';
import { checkLog } from '../verify/check-log.ts';
import { digestOf, type Moved, moveLog } from './move-log.ts';

export type MoveParts = {
  readonly from: DataLocation;
  readonly to: DataLocation;
  readonly secrets: Pick<Settings, 'secret' | 'secretBefore'>;
  readonly tell: (moved: Moved) => void;
  readonly log: Pick<Log, 'error' | 'warn'>;
};

/**
 * The result: counts, the digests of both logs, and the heads of their hash chains, which differ because positions and
 * encryption differ.
 */
export type MoveResult = Moved & {
  readonly digest: string;
  readonly heads: { readonly from: LogHead; readonly to: LogHead };
};

/** The head of a log with a valid hash chain; a damaged log must not get new valid hashes. */
const rightHead = async ({ chain }: Pick<Data, 'chain'>, which: string): Promise<LogHead> => {
  const { head, faults } = await checkChain(chain);
  const [fault] = faults;
  if (fault !== undefined) throw settingsError(`the log ${which} does not verify: ${fault}. See npm run verify.`);
  return head;
};

const proved = async (from: Data, to: Data): Promise<string> => {
  const [here, there] = [await digestOf(from.events), await digestOf(to.events)];
  if (here !== there) throw settingsError(`the logs differ after all: ${here} here, ${there} there`);
  const { contents } = await checkLog(to.events);
  const [fault] = await checkContents(to.contents, contents);
  if (fault !== undefined) throw settingsError(fault);
  return here;
};

/**
 * Copies all data that cannot be rebuilt from one place to another, and compares both at the end. No other process may
 * use either. After an interruption a repeated call continues.
 */
export const move = async ({ secrets, log, tell, ...locations }: MoveParts): Promise<MoveResult> => {
  requireLog(locations.from);
  const from = await openExclusively({ ...locations.from, ...secrets }, log);
  try {
    const to = await openExclusively({ ...locations.to, ...secrets }, log);
    try {
      const head = await rightHead(from, 'to be moved');
      const moved = await moveLog(from, to, tell);
      return { ...moved, digest: await proved(from, to), heads: { from: head, to: await rightHead(to, 'there') } };
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
};
