import { type FenceChange, type LeaseChange, sharedLeases, wrongFences } from './observed-leases.ts';

const change = (position: number, holder: string, at: number): LeaseChange => ({
  ...{ name: 'projections', position, holder, at },
});

const fence = (more: Partial<FenceChange>): FenceChange => ({
  ...{ name: 'projector', fence: 1, before: null, position: 5, position_before: null },
  ...more,
});

describe('recorded leases', () => {
  const held = [change(1, 'a', 0), change(2, 'a', 800)];

  it('may be renewed, released and taken over when they are over', () => {
    expect(sharedLeases([...held, change(3, '', 900), change(4, 'b', 950)], 3_000)).toEqual([]);
    expect(sharedLeases([...held, change(3, 'b', 3_900)], 3_000)).toEqual([]);
  });

  it('show a holder that took a lease too early, and a change that is missing', () => {
    expect(sharedLeases([...held, change(3, 'b', 3_700)], 3_000)).toEqual([
      'projections: b took it 2900 ms after a had renewed it',
    ]);
    expect(sharedLeases([...held, change(4, 'a', 1_000)], 3_000)).toEqual(['projections 4 follows 2']);
  });

  it('show a lower fence, one that no process got, and a checkpoint that moved back', () => {
    expect(wrongFences([fence({}), fence({ fence: 2, before: 1 })], held)).toEqual([]);
    expect(wrongFences([fence({ before: 2 })], held)).toEqual(['projector: fence 1 after 2']);
    expect(wrongFences([fence({ fence: 9 })], held)).toEqual(['projector: fence 9, which no process got']);
    expect(wrongFences([fence({ before: 1, position_before: 6 })], held)).toEqual(['projector moved from 6 back to 5']);
  });
});
