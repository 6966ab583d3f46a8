import type { BusinessClock } from '@clearbench/contracts/sim-env/business-clock';
import type { ClockChoice } from '@clearbench/contracts/sim-env/business-time';
import type { SimEnvCommand } from '@clearbench/contracts/sim-env/commands';
import type { SimEnvEvent } from '@clearbench/contracts/sim-env/events';
import { sampleSettings as settings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { simEnvDecider } from './sim-env-decider.ts';

const { given } = specFor(simEnvDecider);
const at = '2026-11-21T08:00:00.000Z';
const [earlier, later] = ['2026-11-20T08:00:00.000Z', '2026-11-23T08:00:00.000Z'];
const environmentId = 'e1';

const set = (choice: ClockChoice): SimEnvCommand => ({ type: 'SetSimEnvClock', data: { environmentId, choice }, at });
const advance = (to: string): SimEnvCommand => ({ type: 'AdvanceSimEnvClock', data: { environmentId, to }, at });
const reset = (choice?: ClockChoice): SimEnvCommand => ({
  type: 'ResetSimEnvMemory',
  data: { environmentId, choice },
  at,
});

const opened: SimEnvEvent = { type: 'SimEnvOpened', data: { environmentId, settings } };
const clockSet = (instant: string, clock?: BusinessClock): SimEnvEvent => ({
  type: 'SimEnvClockSet',
  data: { environmentId, instant, ...(clock ? { clock } : {}) },
});
const fixedAt = (instant: string): SimEnvEvent => clockSet(instant, { kind: 'fixed', instant });
const memoryReset = (memory: number, instant: string, clock?: BusinessClock): SimEnvEvent => ({
  type: 'SimEnvMemoryReset',
  data: { environmentId, memory, instant, ...(clock ? { clock } : {}) },
});

describe('the clock of an environment', () => {
  it('is fixed at the time it shows, or at a later one', () => {
    given(opened)
      .when(set({ kind: 'fixed' }))
      .emits(fixedAt(at));
    given(opened)
      .when(set({ kind: 'fixed', instant: later }))
      .emits(fixedAt(later));
    given(opened, fixedAt(later))
      .when(set({ kind: 'fixed' }))
      .emitsNothing();
  });
  it('runs at a factor', () => {
    const clock: BusinessClock = { kind: 'running', instant: at, since: at, factor: 60 };
    given(opened)
      .when(set({ kind: 'running', factor: 60 }))
      .emits(clockSet(at, clock));
  });
  it('is the real one again once the real time has caught up', () => {
    given(opened, fixedAt(earlier))
      .when(set({ kind: 'real' }))
      .emits(clockSet(at));
    given(opened, fixedAt(later))
      .when(set({ kind: 'real' }))
      .refuses('simEnv.clockBackwards', { now: later });
    given(opened)
      .when(set({ kind: 'real' }))
      .emitsNothing();
  });
  it('never goes back', () => {
    given(opened)
      .when(set({ kind: 'fixed', instant: earlier }))
      .refuses('simEnv.clockBackwards', { now: at });
    given(opened, fixedAt(later)).when(advance(at)).refuses('simEnv.clockBackwards', { now: later });
  });
  it('advances, and keeps its kind', () => {
    given(opened, fixedAt(at))
      .when(advance(later))
      .emits({
        type: 'SimEnvClockAdvanced',
        data: { environmentId, from: at, to: later, clock: { kind: 'fixed', instant: later } },
      });
    given(opened, fixedAt(later)).when(advance(later)).emitsNothing();
    given(opened)
      .when(advance(later))
      .emits({
        type: 'SimEnvClockAdvanced',
        data: {
          environmentId,
          from: at,
          to: later,
          clock: { kind: 'running', instant: later, since: at, factor: 1 },
        },
      });
  });
  it('ends with the year 2099', () =>
    given(opened)
      .when(advance('2100-01-01T00:00:00.000Z'))
      .refuses('simEnv.clockTooFar', { latest: '2099-12-31T23:59:59.999Z' }));
  it('does not exist before the environment', () =>
    given()
      .when(set({ kind: 'fixed' }))
      .refuses('simEnv.notFound', { environmentId }));
});

describe('a reset of the memory', () => {
  it('counts the memories and keeps the clock', () => {
    given(opened).when(reset()).emits(memoryReset(1, at));
    given(opened, fixedAt(later), memoryReset(1, later, { kind: 'fixed', instant: later }))
      .when(reset())
      .emits(memoryReset(2, later, { kind: 'fixed', instant: later }));
  });
  it('may put the clock back', () => {
    given(opened, fixedAt(later))
      .when(reset({ kind: 'real' }))
      .emits(memoryReset(1, at));
    given(opened, fixedAt(later))
      .when(reset({ kind: 'fixed', instant: earlier }))
      .emits(memoryReset(1, earlier, { kind: 'fixed', instant: earlier }));
  });
  it('survives the deletion and the restore of the environment, and so does the clock', () => {
    const clock: BusinessClock = { kind: 'fixed', instant: later };
    const closed: SimEnvEvent = { type: 'SimEnvClosed', data: { environmentId, restorableUntil: later } };
    given(opened, memoryReset(3, later, clock), closed)
      .when({ type: 'RestoreSimEnv', data: { environmentId }, at })
      .emits({
        type: 'SimEnvRestored',
        data: { environmentId, settings, severities: {}, version: 1, clock, memory: 3 },
      });
  });
});
