import type { AppSettings } from '@clearbench/contracts/settings/app-settings';
import { settingsView } from '@clearbench/contracts/settings/views';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import type { ReadModels } from '@clearbench/stores/read-models';
import { readSettings } from './read-settings.ts';

/** The settings at hand for who has to decide without waiting. */
export type FollowedSettings = {
  now(): AppSettings;
  /** Reads them again; resolves when `now` tells what stood when it was called, or something newer. */
  heed(): Promise<void>;
  stop(): void;
};

/** Milliseconds after which they are read again though nobody said that they changed: a notice may be lost. */
const usualPause = 10_000;

/** Follows the settings as they change, so that a guard asked on every request needs to read nothing. */
export const followSettings = async (
  views: Pick<ReadModels, 'get'>,
  changes: Pick<ChangeFeed, 'subscribe'>,
  report: (error: unknown) => void,
  pauseMs = usualPause,
): Promise<FollowedSettings> => {
  let { settings } = await readSettings(views);
  let reading: Promise<void> = Promise.resolve();
  const read = async (): Promise<void> => {
    settings = (await readSettings(views)).settings;
  };
  // One after the other: an older answer never comes after a newer one.
  const heed = (): Promise<void> => {
    const turn = reading.then(read);
    reading = turn.catch(() => undefined);
    return turn;
  };
  const timer = setInterval(() => void heed().catch(report), pauseMs).unref();
  const unsubscribe = changes.subscribe(({ topic }) => {
    if (topic === settingsView.name) heed().catch(report);
  });
  const stop = (): void => {
    clearInterval(timer);
    unsubscribe();
  };
  return { now: () => settings, heed, stop };
};
