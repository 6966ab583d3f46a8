import type { SuiteRunEvent } from '@clearbench/contracts/suite-run/events';
import { type SuiteRunOwnerDocument, suiteRunOwnerView } from '@clearbench/contracts/suite-run/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** The users whose runs may expire. */
export const suiteRunOwners = projection<SuiteRunOwnerDocument, SuiteRunEvent>({
  ...suiteRunOwnerView,
  version: 1,
  key: ({ data }) => ('requestedBy' in data ? data.requestedBy : undefined),
  on: {
    SuiteRunStarted: (known, { data: { requestedBy } }) => known ?? { ownerId: requestedBy },
  },
});
