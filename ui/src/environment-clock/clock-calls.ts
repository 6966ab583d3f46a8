import type { BodyOf } from '@clearbench/contracts/route';
import {
  advanceSimEnvClockRoute,
  resetSimEnvMemoryRoute,
  setSimEnvClockRoute,
} from '@clearbench/contracts/sim-env/clock-routes';
import { caller } from '../http/http-caller.ts';
import { notify, notifyProblem } from '../notice/notify.ts';
import { problemOf } from '../saga/problem.ts';
import { clearingTime } from './clearing-time.ts';

const setClock = caller(setSimEnvClockRoute);
const advanceClock = caller(advanceSimEnvClockRoute);
const resetMemory = caller(resetSimEnvMemoryRoute);

/** Reports the result of a command as a toast; true if it succeeded. Pages read the environment again by push. */
const reporting = async (work: () => Promise<void>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (error) {
    notifyProblem(problemOf(error));
    return false;
  }
};

export const advance = (
  environmentToken: string,
  body: BodyOf<typeof advanceSimEnvClockRoute>,
  language: string,
): Promise<boolean> =>
  reporting(async () => {
    const { now, stillDue } = await advanceClock({ params: { environmentToken }, body });
    const params = { time: clearingTime(now, language), due: stillDue };
    notify({
      tone: 'good',
      textKey: stillDue === 0 ? 'environmentClock.advanced' : 'environmentClock.stillDue',
      params,
    });
  });

export const set = (environmentToken: string, body: BodyOf<typeof setSimEnvClockRoute>, language: string) =>
  reporting(async () => {
    const { now } = await setClock({ params: { environmentToken }, body });
    notify({ tone: 'good', textKey: 'environmentClock.advanced', params: { time: clearingTime(now, language) } });
  });

export const reset = (environmentToken: string, clock: BodyOf<typeof setSimEnvClockRoute> | undefined) =>
  reporting(async () => {
    await resetMemory({ params: { environmentToken }, body: clock === undefined ? {} : { clock } });
    notify({ tone: 'good', textKey: 'environmentClock.wasReset' });
  });
