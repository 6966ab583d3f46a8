import type { Log } from '@clearbench/event-sourcing/log';
import type { Data, Place } from '@clearbench/hosting/open-data';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import { demandLog, openAlone } from '../open-alone.ts';
import type { Settings } from '../settings.ts';
import { checkContents } from '../verify/check-contents.ts';
import { checkLog } from '../verify/check-log.ts';
import { digestOf, type Moved, moveLog } from './move-log.ts';

export type MoveParts = {
  readonly from: Place;
  readonly to: Place;
  readonly secrets: Pick<Settings, 'secret' | 'secretBefore'>;
  readonly tell: (moved: Moved) => void;
  readonly log: Pick<Log, 'error'>;
};

/** What was moved, and what both logs come to. */
export type MoveResult = Moved & { readonly digest: string };

const proved = async (from: Data, to: Data): Promise<string> => {
  const [here, there] = [await digestOf(from.events), await digestOf(to.events)];
  if (here !== there) throw settingsError(`the logs differ after all: ${here} here, ${there} there`);
  const { contents } = await checkLog(to.events);
  const [fault] = await checkContents(to.contents, contents);
  if (fault !== undefined) throw settingsError(fault);
  return here;
};

/**
 * Copies everything that cannot be made anew from one place to another, and compares both when it is done. Nobody else
 * may work in either. Stopped on the way, it goes on where it was when it is called again.
 */
export const move = async ({ secrets, log, tell, ...places }: MoveParts): Promise<MoveResult> => {
  demandLog(places.from);
  const from = await openAlone({ ...places.from, ...secrets }, log);
  try {
    const to = await openAlone({ ...places.to, ...secrets }, log);
    try {
      const moved = await moveLog(from, to, tell);
      return { ...moved, digest: await proved(from, to) };
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
};
