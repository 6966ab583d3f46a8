import type { ContentRemovalEvent } from '@clearbench/contracts/file/content-removal-events';
import type { Decider } from '@clearbench/event-sourcing/decider';

export const contentRemovalStream = 'content-removal';

type Removal = Record<string, never>;
type RecordContentRemoval = {
  readonly type: 'RecordContentRemoval';
  readonly data: ContentRemovalEvent['data'];
  readonly at: string;
};

/** Records the contents to be removed; the caller has read the log for references. */
export const contentRemovalDecider: Decider<Removal, RecordContentRemoval, ContentRemovalEvent> = {
  initialState: {},
  decide: ({ data }) => (data.contents.length === 0 ? [] : [{ type: 'ContentsRemoved', data }]),
  evolve: (state) => state,
};
