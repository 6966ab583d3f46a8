import type { Faults } from './faults.fake.ts';
import { countBefore, type FakeLog } from './log.fake.ts';
import { nameOf, protocol, type ReadCall, type ReadOptions } from './protocol.fake.ts';
import { matchedBy } from './read-filter.fake.ts';
import { deliver, firstRevision, lastPosition, lastRevision, streamNotFound } from './read-replies.fake.ts';
import {
  type CallRefusal,
  cancelled,
  invalidCombination,
  invalidPosition,
  streamDeleted,
  unavailable,
} from './refusals.fake.ts';
import type { StoredEvent } from './stored-event.fake.ts';
import { fakeSubscription } from './subscription.fake.ts';
import type { ServerVersion } from './versions.fake.ts';

/** Reads of a stream and of the whole log, in both directions, and subscriptions. */
export const fakeRead =
  (log: FakeLog, faults: Faults, version: ServerVersion, refuses: (call: ReadCall) => CallRefusal | undefined) =>
  (call: ReadCall) => {
    call.on('error', () => {});
    const refusal = refusedByFault(faults) ?? refuses(call);
    const options = call.request.getOptions();
    if (refusal || !options) return void call.emit('error', refusal ?? unavailable());
    if (options.hasSubscription()) return fakeSubscription(log, { call, version, faults }, options);
    if (options.hasStream() && options.hasFilter())
      return void call.emit('error', invalidCombination('Stream, Count, Filter'));
    if (options.hasStream() && log.hasTombstone(streamOf(options)))
      return void call.emit('error', streamDeleted(streamOf(options)));

    if (options.hasAll() && !isPositionOfEvent(log.all(), options)) return void call.emit('error', invalidPosition());
    if (options.hasAll()) writeAll(call, log.all(), options);
    else writeStream(log, call, options);
    call.end();
  };

const refusedByFault = (faults: Faults): CallRefusal | undefined => {
  if (faults.refusedReads <= 0) return undefined;
  faults.refusedReads -= 1;
  return faults.refusedReadsAreCancelled ? cancelled() : unavailable();
};

const streamOf = (options: ReadOptions): string => nameOf(options.getStream()?.getStreamIdentifier());

const write = (call: ReadCall, events: readonly StoredEvent[]) => {
  for (const event of events) call.write(deliver(event));
};

/** Whether the client understands the first and the last position of what it reads. */
const tellsPositions = (options: ReadOptions): boolean => (options.getControlOption()?.getCompatibility() ?? 0) >= 1;

const isBackwards = (options: ReadOptions): boolean =>
  options.getReadDirection() === protocol.streams.ReadReq.Options.ReadDirection.BACKWARDS;

/**
 * Events from a position on. A stream is read from a revision, inclusive. The whole log is read forwards from a position,
 * inclusive, and backwards from the event before it.
 */
const wanted = (events: readonly StoredEvent[], options: ReadOptions, by: 'position' | 'revision', place: number) => {
  const count = Number(options.getCount());
  if (!isBackwards(options))
    return events.slice(countBefore(events, by, place), countBefore(events, by, place) + count);
  const upTo = countBefore(events, by, by === 'revision' ? place + 1 : place);
  return events.slice(Math.max(0, upTo - count), upTo).toReversed();
};

const isPositionOfEvent = (all: readonly StoredEvent[], options: ReadOptions): boolean => {
  const from = options.getAll();
  if (!from?.hasPosition()) return true;
  const position = Number(from.getPosition()?.getCommitPosition());
  return all[countBefore(all, 'position', position)]?.position === position;
};

const writeAll = (call: ReadCall, all: readonly StoredEvent[], options: ReadOptions) => {
  const from = options.getAll();
  const filter = options.getFilter();
  const events = filter ? all.filter(matchedBy(filter)) : all;
  const requested = from?.hasPosition() ? Number(from.getPosition()?.getCommitPosition()) : -1;
  const found = wanted(events, options, 'position', from?.hasEnd() ? Number.POSITIVE_INFINITY : requested);
  write(call, found);
  const last = all.at(-1);
  if (tellsPositions(options) && last) call.write(lastPosition(last.position));
};

const writeStream = (log: FakeLog, call: ReadCall, options: ReadOptions) => {
  const from = options.getStream();
  const events = log.ofStream(streamOf(options));
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return void call.write(streamNotFound(streamOf(options)));
  const requested = from?.hasRevision() ? Number(from.getRevision()) : -1;
  const found = wanted(events, options, 'revision', from?.hasEnd() ? Number.POSITIVE_INFINITY : requested);
  const isBefore = found.length === 0 && requested >= 0 && requested < first.revision;
  if (tellsPositions(options) && isBefore) call.write(firstRevision(first.revision));
  write(call, found);
  if (tellsPositions(options)) call.write(lastRevision(last.revision));
};
