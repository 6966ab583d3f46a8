import { everyEvent } from '@clearbench/contracts/every-event';
import { type ActsDocument, actsBucket, actsView } from '@clearbench/contracts/user/views';
import type { AnyMessage, Recorded } from '@clearbench/event-sourcing/decider';
import { projection, type Reducers } from '@clearbench/event-sourcing/projection';

type AnyEvent = Recorded<AnyMessage>;

const bucketOf = (position: number): number => Math.floor(position / actsBucket);

const noted = (acts: ActsDocument | undefined, { position, metadata: { actor, at } }: AnyEvent): ActsDocument => ({
  actor,
  bucket: bucketOf(position),
  positions: [...(acts?.positions ?? []), position],
  firstAt: acts?.firstAt ?? at,
  lastAt: at,
});

const everyType = Object.values(everyEvent).flatMap((events) => Object.keys(events));

/**
 * Where in the log the doings of each person stand, so that an audit reads what happened from the log itself and
 * nothing about anybody is kept a second time.
 */
export const acts = projection<ActsDocument, AnyMessage>({
  ...actsView,
  version: 1,
  key: ({ position, metadata: { actor } }) =>
    actor.startsWith('system:') ? undefined : `${actor}:${String(bucketOf(position)).padStart(12, '0')}`,
  on: Object.fromEntries(everyType.map((type) => [type, noted])) as Reducers<ActsDocument, AnyMessage>,
});
