import { randomUUID } from 'node:crypto';
import type { Faults } from './faults.fake.ts';
import { countBefore, type FakeLog } from './log.fake.ts';
import { type AllOptions, nameOf, type ReadCall, type ReadOptions } from './protocol.fake.ts';
import { matchedBy } from './read-filter.fake.ts';
import { caughtUp, checkpoint, confirmed, deliver } from './read-replies.fake.ts';
import { invalidCombination, refusal, streamDeleted } from './refusals.fake.ts';
import type { StoredEvent } from './stored-event.fake.ts';
import { isAtLeast, type ServerVersion } from './versions.fake.ts';

/** Number of events that a server considers at once where the filter does not say. */
const usualWindow = 32;

type Subscription = { readonly call: ReadCall; readonly version: ServerVersion; readonly faults: Faults };

/** A subscription: existing events after the position first, then new ones. */
export const fakeSubscription = (log: FakeLog, { call, version, faults }: Subscription, options: ReadOptions): void => {
  if (options.hasStream()) {
    if (options.hasFilter()) return void call.emit('error', invalidCombination('Stream, Subscription, Filter'));
    toStream(log, { call, version, faults }, options);
  } else toAll(log, { call, version, faults }, options);
};

/** Calls back for existing and new events, until the call ends. */
const pump = (log: FakeLog, call: ReadCall, push: () => void): void => {
  const stop = log.listen(push);
  call.on('cancelled', stop);
  call.on('close', stop);
};

const toAll = (log: FakeLog, { call, version, faults }: Subscription, options: ReadOptions): void => {
  const filter = options.getFilter();
  if (filter && filter.getCheckpointintervalmultiplier() === 0)
    return void call.emit(
      'error',
      refusal(2, "Specified argument was out of the range of valid values. (Parameter 'checkpointIntervalMultiplier')"),
    );
  const matches = matchedBy(filter);
  const window = filter?.hasMax() ? filter.getMax() : usualWindow;
  const interval = (filter?.getCheckpointintervalmultiplier() ?? 0) * window;
  const begins = beginsAfter(log, options.getAll());
  faults.subscribedFrom.push(begins);
  let next = countBefore(log.all(), 'position', begins + 1);
  let [looked, reached, page] = [0, begins, begins];
  let isLive = false;

  const push = () => {
    for (const all = log.all(); next < all.length; next += 1) {
      const event = all[next];
      if (!event) return;
      if (!isLive && looked > 0 && looked % window === 0) page = event.position;
      looked += 1;
      if (matches(event)) {
        reached = event.position;
        for (let n = faults.duplicateDeliveries ? 2 : 1; n > 0; n -= 1) call.write(deliver(event));
      }
      if (interval > 0 && looked % interval === 0) call.write(checkpoint(event.position));
    }
  };

  call.write(confirmed(randomUUID()));
  push();
  // The checkpoint at the end of the existing events is that of the last page, not that of the end.
  if (interval > 0 && isAtLeast(version, '24.10')) writeLastCheckpoint(call, version, Math.max(reached, page));
  if (isAtLeast(version, '23.10')) call.write(caughtUp());
  isLive = true;
  pump(log, call, push);
};

/** Where there is no position yet, versions before 25.0 send -1 as an unsigned number. */
const writeLastCheckpoint = (call: ReadCall, version: ServerVersion, position: number): void => {
  if (position >= 0) call.write(checkpoint(position));
  else if (!isAtLeast(version, '25.0')) call.write(checkpoint(2n ** 64n - 1n));
};

/** The position is exclusive: unlike a read, a subscription starts after it. */
const beginsAfter = (log: FakeLog, options: AllOptions | undefined): number => {
  if (options?.hasPosition()) return Number(options.getPosition()?.getCommitPosition());
  return options?.hasEnd() ? (log.all().at(-1)?.position ?? -1) : -1;
};

const toStream = (log: FakeLog, { call, version }: Subscription, options: ReadOptions): void => {
  const from = options.getStream();
  const stream = nameOf(from?.getStreamIdentifier());
  const lastOf = (events: readonly StoredEvent[]) => events.at(-1)?.revision ?? -1;
  let reached = from?.hasRevision() ? Number(from.getRevision()) : -1;
  if (from?.hasEnd()) reached = lastOf(log.ofStream(stream));

  const push = () => {
    if (log.hasTombstone(stream)) return void call.emit('error', streamDeleted(stream));
    for (const event of log.ofStream(stream)) {
      if (event.revision <= reached) continue;
      reached = event.revision;
      call.write(deliver(event));
    }
  };

  if (log.hasTombstone(stream)) return void call.emit('error', streamDeleted(stream));
  call.write(confirmed(randomUUID()));
  push();
  if (isAtLeast(version, '23.10')) call.write(caughtUp());
  pump(log, call, push);
};
