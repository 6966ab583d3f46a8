import { identifierOf, protocol, type ReadResp } from './protocol.fake.ts';
import type { StoredEvent } from './stored-event.fake.ts';

const { streams, shared } = protocol;

/** .NET ticks are tenths of microseconds. */
const ticks = (date: Date): string => String(BigInt(date.getTime()) * 10_000n);

/** The message that delivers an event to a reader. */
export const deliver = (event: StoredEvent): ReadResp => {
  const id = new shared.UUID();
  id.setString(event.id);
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(id);
  recorded.setStreamIdentifier(identifierOf(event.stream));
  recorded.setStreamRevision(String(event.revision));
  recorded.setCommitPosition(String(event.position));
  recorded.setPreparePosition(String(event.position));
  recorded.setData(event.data);
  recorded.setCustomMetadata(event.customMetadata);
  const map = recorded.getMetadataMap();
  map.set('type', event.type);
  map.set('content-type', event.contentType);
  map.set('created', ticks(event.created));
  const read = new streams.ReadResp.ReadEvent();
  read.setEvent(recorded);
  read.setCommitPosition(String(event.position));
  return new streams.ReadResp().setEvent(read);
};

export const streamNotFound = (stream: string): ReadResp => {
  const missing = new streams.ReadResp.StreamNotFound();
  missing.setStreamIdentifier(identifierOf(stream));
  return new streams.ReadResp().setStreamNotFound(missing);
};

export const confirmed = (id: string): ReadResp => {
  const confirmation = new streams.ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId(id);
  return new streams.ReadResp().setConfirmation(confirmation);
};

/** The checkpoint of a filtered subscription; newer servers leave the prepare position at 0. */
export const checkpoint = (position: number | bigint): ReadResp => {
  const reached = new streams.ReadResp.Checkpoint();
  reached.setCommitPosition(String(position));
  reached.setPreparePosition('0');
  return new streams.ReadResp().setCheckpoint(reached);
};

export const caughtUp = (): ReadResp => new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());

export const firstRevision = (revision: number): ReadResp =>
  new streams.ReadResp().setFirstStreamPosition(String(revision));

export const lastRevision = (revision: number): ReadResp =>
  new streams.ReadResp().setLastStreamPosition(String(revision));

export const lastPosition = (position: number): ReadResp => {
  const last = new shared.AllStreamPosition();
  last.setCommitPosition(String(position));
  last.setPreparePosition(String(position));
  return new streams.ReadResp().setLastAllStreamPosition(last);
};
