import { refuse } from '@clearbench/contracts/failure';
import type { SuiteCommand } from '@clearbench/contracts/suite/commands';
import type { SuiteEvent } from '@clearbench/contracts/suite/events';
import { mostSuiteVersions } from '@clearbench/contracts/suite/limits';
import type { Decider } from '@clearbench/event-sourcing/decider';

type Stored = { readonly version: number; readonly sha256: string; readonly shared: boolean };

export type SuiteState =
  | { readonly status: 'none' }
  | (Stored & { readonly status: 'stored' })
  | (Stored & { readonly status: 'removed'; readonly restorableUntil: string });

const stored = (suite: SuiteState) => (suite.status === 'stored' ? suite : refuse('suite.notFound'));

type Change = Extract<SuiteCommand, { type: 'ChangeSuite' }>['data'];

const changed = ({ basedOn, ...data }: Change, suite: SuiteState): SuiteEvent[] => {
  const { version, sha256 } = stored(suite);
  if (basedOn !== version) return refuse('suite.stale', { expected: basedOn, actual: version });
  if (data.content.sha256 === sha256) return [];
  if (version >= mostSuiteVersions) return refuse('suite.tooManyVersions', { limit: mostSuiteVersions });
  return [{ type: 'SuiteChanged', data: { ...data, version: version + 1 } }];
};

const restored = (suiteId: string, at: string, suite: SuiteState): SuiteEvent[] => {
  if (suite.status === 'stored') return [];
  if (suite.status === 'none') return refuse('suite.notFound');
  if (at > suite.restorableUntil) return refuse('suite.restoreTooLate', { until: suite.restorableUntil });
  return [{ type: 'SuiteRestored', data: { suiteId } }];
};

/** The decider of test suites. A change names the version that it was derived from. */
export const suiteDecider: Decider<SuiteState, SuiteCommand, SuiteEvent> = {
  initialState: { status: 'none' },
  decide({ type, data, at }, suite) {
    switch (type) {
      case 'CreateSuite':
        return suite.status === 'none' ? [{ type: 'SuiteCreated', data }] : [];
      case 'ChangeSuite':
        return changed(data, suite);
      case 'ShareSuite':
        if (stored(suite).shared === data.shared) return [];
        return [{ type: data.shared ? 'SuiteShared' : 'SuiteUnshared', data: { suiteId: data.suiteId } }];
      case 'RemoveSuite':
        return suite.status === 'stored' ? [{ type: 'SuiteRemoved', data }] : [];
      case 'RestoreSuite':
        return restored(data.suiteId, at, suite);
    }
  },
  evolve(suite, { type, data }) {
    if (type === 'SuiteCreated') return { status: 'stored', version: 1, sha256: data.content.sha256, shared: false };
    if (suite.status === 'none') return suite;
    const { version, sha256, shared } = suite;
    switch (type) {
      case 'SuiteChanged':
        return { ...suite, version: data.version, sha256: data.content.sha256 };
      case 'SuiteShared':
        return { ...suite, shared: true };
      case 'SuiteUnshared':
        return { ...suite, shared: false };
      case 'SuiteRemoved':
        return { status: 'removed', version, sha256, shared, restorableUntil: data.restorableUntil };
      case 'SuiteRestored':
        return { status: 'stored', version, sha256, shared };
    }
  },
};
