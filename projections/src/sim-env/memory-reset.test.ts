import { memoryResets } from './memory-reset.ts';

const metadata = { at: '2026-11-20T08:00:00.000Z' } as never;

describe('the resets of the memory of an environment', () => {
  const reset = {
    type: 'SimEnvMemoryReset',
    data: { environmentId: 'e1', memory: 2, instant: 'x' },
    metadata,
  } as never;

  it('are documents of their own', () => {
    expect(memoryResets.key(reset)).toBe('e1:2');
    expect(memoryResets.on.SimEnvMemoryReset?.(undefined, reset)).toEqual({
      environmentId: 'e1',
      memory: 2,
      at: '2026-11-20T08:00:00.000Z',
    });
  });

  it('are not changed by other events of the environment', () =>
    expect(
      memoryResets.key({ type: 'SimEnvClosed', data: { environmentId: 'e1' }, metadata } as never),
    ).toBeUndefined());
});
