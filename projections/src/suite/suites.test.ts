import type { SuiteContent, SuiteEvent } from '@clearbench/contracts/suite/events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { suites } from './suites.ts';

const suiteId = 's1';
const content = (title: string, cases = 1): SuiteContent => ({
  ...{ sha256: title, size: 1, title, tags: ['x'], files: 2, cases, problems: 0 },
});
const created: SuiteEvent = {
  type: 'SuiteCreated',
  data: { suiteId, environmentId: 'e1', ownerId: 'ida', origin: 'empty', content: content('One') },
};
const changed: SuiteEvent = {
  type: 'SuiteChanged',
  data: { suiteId, version: 2, change: 'saved', path: 'a.yaml', content: content('Two', 3) },
};
const removed: SuiteEvent = { type: 'SuiteRemoved', data: { suiteId, restorableUntil: '2026-12-03T08:00:00.000Z' } };
const after = (...events: SuiteEvent[]) =>
  projectionSpec(suites)
    .given(...events)
    .document(suiteId);

describe('test suites', () => {
  it('are listed in their environment with the figures of the last version', () => {
    expect(after(created)).toMatchObject({
      suiteId,
      shelf: 'e1',
      ownerId: 'ida',
      title: 'One',
      version: 1,
      shared: false,
    });
    expect(after(created, changed)).toMatchObject({ shelf: 'e1', title: 'Two', cases: 3, version: 2 });
  });

  it('are shared until that ends', () => {
    expect(after(created, { type: 'SuiteShared', data: { suiteId } })).toMatchObject({ shared: true });
    const events: SuiteEvent[] = [
      { type: 'SuiteShared', data: { suiteId } },
      { type: 'SuiteUnshared', data: { suiteId } },
    ];
    expect(after(created, ...events)).toMatchObject({ shared: false });
  });

  it('leave the list when they are deleted, and return when they are restored', () => {
    expect(after(created, removed)).toMatchObject({
      ...{ shelf: 'removed from e1', title: 'One', restorableUntil: '2026-12-03T08:00:00.000Z' },
      ...{ removedAt: expect.any(String), removedBy: expect.any(String) },
    });
    const restored = after(created, removed, { type: 'SuiteRestored', data: { suiteId } });
    expect(restored).toMatchObject({ shelf: 'e1', title: 'One' });
    for (const field of ['restorableUntil', 'removedAt', 'removedBy']) expect(restored).not.toHaveProperty(field);
  });
});
