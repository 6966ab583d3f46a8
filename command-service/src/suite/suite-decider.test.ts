import type { SuiteContent, SuiteEvent } from '@clearbench/contracts/suite/events';
import { mostSuiteVersions } from '@clearbench/contracts/suite/limits';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { suiteDecider } from './suite-decider.ts';

const { given } = specFor(suiteDecider);
const at = '2026-11-26T08:00:00.000Z';
const suiteId = 's1';
const content = (sha256: string): SuiteContent => ({
  ...{ sha256, size: 1, title: 'One', tags: [], files: 1, cases: 1, problems: 0 },
});
const creation = { suiteId, environmentId: 'e1', ownerId: 'ida', origin: 'empty', content: content('a') } as const;
const created: SuiteEvent = { type: 'SuiteCreated', data: creation };
const changed = (version: number, sha256: string): SuiteEvent => ({
  type: 'SuiteChanged',
  data: { suiteId, version, change: 'saved', path: 'a.yaml', content: content(sha256) },
});
const change = (basedOn: number, sha256: string) =>
  ({
    type: 'ChangeSuite',
    data: { suiteId, basedOn, change: 'saved', path: 'a.yaml', content: content(sha256) },
    at,
  }) as const;
const remove = { type: 'RemoveSuite', data: { suiteId, restorableUntil: '2026-12-03T08:00:00.000Z' }, at } as const;
const removed: SuiteEvent = { type: 'SuiteRemoved', data: remove.data };
const restore = (when: string) => ({ type: 'RestoreSuite', data: { suiteId }, at: when }) as const;
const share = (shared: boolean) => ({ type: 'ShareSuite', data: { suiteId, shared }, at }) as const;

describe('test suite', () => {
  it('is created once', () => {
    given().when({ type: 'CreateSuite', data: creation, at }).emits(created);
    given(created).when({ type: 'CreateSuite', data: creation, at }).emitsNothing();
  });

  it('counts its versions', () => given(created, changed(2, 'b')).when(change(2, 'c')).emits(changed(3, 'c')));

  it('keeps its version for the same files', () => given(created).when(change(1, 'a')).emitsNothing());

  it('refuses a change that was derived from an earlier version', () =>
    given(created, changed(2, 'b')).when(change(1, 'c')).refuses('suite.stale'));

  it('refuses more versions than the limit', () =>
    given(created, changed(mostSuiteVersions, 'b'))
      .when(change(mostSuiteVersions, 'c'))
      .refuses('suite.tooManyVersions'));

  it('is shared and no longer shared, each once', () => {
    const shared: SuiteEvent = { type: 'SuiteShared', data: { suiteId } };
    given(created).when(share(true)).emits(shared);
    given(created, shared).when(share(true)).emitsNothing();
    given(created, shared).when(share(false)).emits({ type: 'SuiteUnshared', data: { suiteId } });
    given(created).when(share(false)).emitsNothing();
  });

  it('cannot be changed or shared after its deletion', () => {
    given(created, removed).when(change(1, 'b')).refuses('suite.notFound');
    given(created, removed).when(share(true)).refuses('suite.notFound');
    given(created, removed).when(remove).emitsNothing();
  });

  it('is restored with its version until the end of the period', () => {
    const restored: SuiteEvent = { type: 'SuiteRestored', data: { suiteId } };
    given(created, changed(2, 'b'), removed).when(restore('2026-12-03T08:00:00.000Z')).emits(restored);
    given(created, changed(2, 'b'), removed, restored).when(change(2, 'c')).emits(changed(3, 'c'));
    given(created, removed).when(restore('2026-12-03T08:00:00.001Z')).refuses('suite.restoreTooLate');
    given(created).when(restore(at)).emitsNothing();
    given().when(restore(at)).refuses('suite.notFound');
  });
});
