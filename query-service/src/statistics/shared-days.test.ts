import type { ReadModels } from '@clearbench/stores/read-models';
import { sharedDays } from './shared-days.ts';
import { stepsOf } from './steps.ts';

const steps = stepsOf({ resolution: 'DAY', duration: 3, timeZone: 'UTC' }, Date.parse('2026-11-20T12:00:00Z'));

/** Read models that count their queries. */
const counted = (failing = false) => {
  const state = { asked: 0, position: 7 };
  const find = async () => {
    state.asked += 1;
    if (failing) throw new Error('away');
    return { items: [], next: undefined };
  };
  const views = { find, position: () => state.position } as unknown as ReadModels;
  return { state, days: sharedDays(views) };
};

describe('days for several charts', () => {
  it('are read once', async () => {
    const { state, days } = counted();
    await Promise.all([days(steps, []), days(steps, []), days(steps, [])]);
    await days(steps, []);
    expect(state.asked).toBe(1);
  });

  it('are read again after an event, and for other users', async () => {
    const { state, days } = counted();
    await days(steps, []);
    state.position = 8;
    await days(steps, []);
    expect(state.asked).toBe(2);
    await days(steps, ['(product)']);
    expect(state.asked).toBeGreaterThan(2);
  });

  it('are read again after a failure', async () => {
    const { state, days } = counted(true);
    await expect(days(steps, [])).rejects.toThrow('away');
    await expect(days(steps, [])).rejects.toThrow('away');
    expect(state.asked).toBe(2);
  });
});
