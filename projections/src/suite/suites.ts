import type { SuiteEvent } from '@clearbench/contracts/suite/events';
import { type SuiteDocument, suiteView } from '@clearbench/contracts/suite/views';
import { projection } from '@clearbench/event-sourcing/projection';

const listed = ({ restorableUntil: _, ...suite }: SuiteDocument): SuiteDocument => ({
  ...suite,
  shelf: suite.environmentId,
});

/** Test suites with their figures; a deleted one keeps its document, so that it can be restored. */
export const suites = projection<SuiteDocument, SuiteEvent>({
  ...suiteView,
  version: 1,
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
    SuiteRemoved: (suite, { data: { restorableUntil } }) => {
      if (!suite) return undefined;
      const { shelf: _, ...others } = suite;
      return { ...others, restorableUntil };
    },
    SuiteRestored: (suite) => suite && listed(suite),
  },
  notice: ({ suiteId, environmentId, ownerId, shared }, { type }) => ({
    topic: suiteView.name,
    id: suiteId,
    audience: shared || type === 'SuiteUnshared' ? `env:${environmentId}` : `user:${ownerId}`,
  }),
});
