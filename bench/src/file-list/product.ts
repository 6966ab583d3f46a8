import { settingsFrom } from '@clearbench/app/settings';
import { startApp } from '@clearbench/app/start-app';
import { answerParent } from '../child.ts';

/**
 * The whole product in a process of its own, as it is started for people; answers with its address. Its log is kept
 * short of the outcome: of a call that went well nothing is written at the usual level either.
 */
answerParent<{ dataFolder: string }>(async ({ dataFolder }) => {
  const settings = { CLEARBENCH_DATA: dataFolder, CLEARBENCH_LOG_LEVEL: 'fatal', PORT: '0', CLEARBENCH_DEMO: 'true' };
  return (await startApp(settingsFrom(settings))).url;
});
