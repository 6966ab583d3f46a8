import { singleFlight } from '@clearbench/contracts/concurrency/single-flight';
import type { AppSettings } from '@clearbench/contracts/settings/app-settings';
import { settingsView } from '@clearbench/contracts/settings/views';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import type { ReadModels } from '@clearbench/stores/read-models';
import { readSettings } from './read-settings.ts';

/** The current settings for code that cannot wait for a read. */
export type FollowedSettings = {
  now(): AppSettings;
  /** Reads them again; resolves when `now` returns the settings as of this call, or newer ones. */
  heed(): Promise<void>;
  stop(): void;
};

/** Milliseconds after which they are read again without a notice, because notices may be lost. */
const usualPause = 10_000;

/** Follows the settings, so that a guard does not have to read them with every request. */
export const followSettings = async (
  views: Pick<ReadModels, 'get'>,
  changes: Pick<ChangeFeed, 'subscribe'>,
  report: (error: unknown) => void,
  pauseMs = usualPause,
): Promise<FollowedSettings> => {
  let { settings } = await readSettings(views);
  const heed = singleFlight(async () => {
    settings = (await readSettings(views)).settings;
  });
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
