import { randomUUID } from 'node:crypto';
import type { Log } from '@clearbench/event-sourcing/log';
import { takeLease } from '@clearbench/stores/lease/lease';
import { type Data, openData } from '../open-data.ts';
import type { Settings } from '../settings.ts';
import { settingsError } from '../settings-error.ts';
import { checkContents } from '../verify/check-contents.ts';
import { checkLog } from '../verify/check-log.ts';
import { digestOf, type Moved, moveLog } from './move-log.ts';
import type { Place } from './places.ts';

export type MoveParts = {
  readonly from: Place;
  readonly to: Place;
  readonly secrets: Pick<Settings, 'secret' | 'secretBefore'>;
  readonly tell: (moved: Moved) => void;
  readonly log: Pick<Log, 'error'>;
};

/** What was moved, and what both logs come to. */
export type MoveResult = Moved & { readonly digest: string };

const patience = 15_000;

/** Opens a place for this process alone; a data folder is locked by its own means. */
const alone = async (place: Place, { secrets, log }: MoveParts): Promise<Data> => {
  const data = await openData({ ...place, ...secrets }, log);
  if (!place.servers) return data;
  try {
    const signal = AbortSignal.timeout(patience);
    const lease = await takeLease({ documents: data.documents, name: 'installation', holder: randomUUID(), signal });
    const close = async (): Promise<void> => {
      await lease.release();
      await data.close();
    };
    return { ...data, close };
  } catch (error) {
    await data.close();
    throw settingsError(`A Clearbench works on ${place.servers.eventStore}. Stop it first. (${String(error)})`);
  }
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
 * Copies everything that cannot be made anew from one place to another, and compares both when it is done. Nobody else
 * may work in either. Stopped on the way, it goes on where it was when it is called again.
 */
export const move = async (parts: MoveParts): Promise<MoveResult> => {
  const from = await alone(parts.from, parts);
  try {
    const to = await alone(parts.to, parts);
    try {
      const moved = await moveLog(from, to, parts.tell);
      return { ...moved, digest: await proved(from, to) };
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
};
