import type { Faults } from './faults.fake.ts';
import { countBefore, type FakeLog, type StoredEvent } from './log.fake.ts';
import { nameOf, protocol, type ReadCall, type ReadOptions } from './protocol.fake.ts';
import { deliver, streamNotFound } from './read-replies.fake.ts';
import { type CallRefusal, unavailable } from './refusals.fake.ts';
import { fakeSubscription } from './subscription.fake.ts';

/** Reads of a stream and of the whole log, in both directions, and subscriptions to the whole log. */
export const fakeRead =
  (log: FakeLog, faults: Faults, refuses: (call: ReadCall) => CallRefusal | undefined) => (call: ReadCall) => {
    call.on('error', () => {});
    const refusal = faults.refusedReads > 0 ? unavailable() : refuses(call);
    if (faults.refusedReads > 0) faults.refusedReads -= 1;
    const options = call.request.getOptions();
    if (refusal || !options) return void call.emit('error', refusal ?? unavailable());
    if (options.hasSubscription()) return fakeSubscription(log, faults, call, options);

    if (options.hasAll()) writeAll(call, log.all(), options);
    else writeStream(log, call, options);
    call.end();
  };

const write = (call: ReadCall, events: readonly StoredEvent[]) => {
  for (const event of events) call.write(deliver(event));
};

/** Events from a position on, inclusive, forwards or backwards. */
const wanted = (events: readonly StoredEvent[], options: ReadOptions, by: 'position' | 'revision', place: number) => {
  const count = Number(options.getCount());
  const back = options.getReadDirection() === protocol.streams.ReadReq.Options.ReadDirection.BACKWARDS;
  if (!back) return events.slice(countBefore(events, by, place), countBefore(events, by, place) + count);
  const upTo = countBefore(events, by, place + 1);
  return events.slice(Math.max(0, upTo - count), upTo).toReversed();
};

const writeAll = (call: ReadCall, events: readonly StoredEvent[], options: ReadOptions) => {
  const from = options.getAll();
  const requested = from?.hasPosition() ? Number(from.getPosition()?.getCommitPosition()) : -1;
  write(call, wanted(events, options, 'position', from?.hasEnd() ? Number.POSITIVE_INFINITY : requested));
};

const writeStream = (log: FakeLog, call: ReadCall, options: ReadOptions) => {
  const from = options.getStream();
  const stream = nameOf(from?.getStreamIdentifier());
  const events = log.ofStream(stream);
  if (events.length === 0) return void call.write(streamNotFound(stream));
  const requested = from?.hasRevision() ? Number(from.getRevision()) : -1;
  write(call, wanted(events, options, 'revision', from?.hasEnd() ? Number.POSITIVE_INFINITY : requested));
};
