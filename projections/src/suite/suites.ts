import { removedFrom } from '@clearbench/contracts/file/retention';
import type { SuiteEvent } from '@clearbench/contracts/suite/events';
import { type SuiteDocument, suiteView } from '@clearbench/contracts/suite/views';
import { projection } from '@clearbench/event-sourcing/projection';

const listed = ({ restorableUntil: _, removedAt: _at, removedBy: _by, ...suite }: SuiteDocument): SuiteDocument => ({
  ...suite,
  shelf: suite.environmentId,
});

/** Test suites with their figures; the list of deleted suites has the deleted ones, which can be restored. */
export const suites = projection<SuiteDocument, SuiteEvent>({
  ...suiteView,
  version: 2,
  key: ({ data }) => data.suiteId,
  on: {
    SuiteCreated: (_, { data: { suiteId, environmentId, ownerId, content }, metadata }) => ({
      ...content,
      ...{ suiteId, environmentId, ownerId, shelf: environmentId, shared: false, version: 1 },
      changedAt: metadata.at,
      changedBy: metadata.actor,
    }),
    SuiteChanged: (suite, { data: { content, version }, metadata }) =>
      suite && { ...suite, ...content, version, changedAt: metadata.at, changedBy: metadata.actor },
    SuiteShared: (suite) => suite && { ...suite, shared: true },
    SuiteUnshared: (suite) => suite && { ...suite, shared: false },
    SuiteRemoved: (suite, { data: { restorableUntil }, metadata }) =>
      suite && {
        ...suite,
        ...{ shelf: removedFrom(suite.environmentId), restorableUntil },
        ...{ removedAt: metadata.at, removedBy: metadata.actor },
      },
    SuiteRestored: (suite) => suite && listed(suite),
  },
  notice: ({ suiteId, environmentId, ownerId, shared }, { type }) => ({
    topic: suiteView.name,
    id: suiteId,
    audience: shared || type === 'SuiteUnshared' ? `env:${environmentId}` : `user:${ownerId}`,
  }),
});
