import { hasEnded, newSessionId } from './session-id.ts';

describe('session id', () => {
  it('is unique and sorts by age', () => {
    const older = newSessionId('2026-11-20T08:00:00.000Z');
    const newer = newSessionId('2026-11-20T08:00:00.001Z');
    expect(older < newer).toBe(true);
    expect(newSessionId('2026-11-20T08:00:00.000Z')).not.toBe(older);
  });

  it('has ended when it is listed', () => {
    expect(hasEnded(['a', 'b'], 'b')).toBe(true);
    expect(hasEnded(['b', 'c'], 'a')).toBe(false);
  });

  it('has ended when a full list may have dropped it', () => {
    const full = Array.from({ length: 100 }, (_, index) => `m${index}`);
    expect(hasEnded(full, 'a')).toBe(true);
    expect(hasEnded(full, 'z')).toBe(false);
  });
});
