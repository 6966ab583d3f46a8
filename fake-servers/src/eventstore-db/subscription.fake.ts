import { randomUUID } from 'node:crypto';
import type { Faults } from './faults.fake.ts';
import { countBefore, type FakeLog, type StoredEvent } from './log.fake.ts';
import type { AllOptions, FilterOptions, ReadCall, ReadOptions } from './protocol.fake.ts';
import { checkpoint, confirmed, deliver } from './read-replies.fake.ts';

/** A subscription to the whole log: existing events after the position first, then new ones. */
export const fakeSubscription = (log: FakeLog, faults: Faults, call: ReadCall, options: ReadOptions): void => {
  const wanted = wantedBy(options.getFilter());
  const checkpointEvery = options.getFilter()?.getCheckpointintervalmultiplier() ?? 0;
  const window = options.getFilter()?.getMax() ?? 32;
  const begins = beginsAfter(log, options.getAll());
  faults.subscribedFrom.push(begins);
  let next = countBefore(log.all(), 'position', begins + 1);
  let looked = 0;

  const push = () => {
    for (const all = log.all(); next < all.length; next += 1) {
      const event = all[next];
      if (!event) return;
      looked += 1;
      if (wanted(event)) for (let n = faults.duplicateDeliveries ? 2 : 1; n > 0; n -= 1) call.write(deliver(event));
      if (checkpointEvery > 0 && looked % (checkpointEvery * window) === 0) call.write(checkpoint(event.position));
    }
  };

  call.write(confirmed(randomUUID()));
  push();
  if (faults.checkpointsWithoutEvents) call.write(checkpoint(2n ** 64n - 1n));
  const stop = log.listen(push);
  call.on('cancelled', stop);
  call.on('close', stop);
};

/** The position is exclusive: unlike a read, a subscription starts after it. */
const beginsAfter = (log: FakeLog, options: AllOptions | undefined): number => {
  if (options?.hasPosition()) return Number(options.getPosition()?.getCommitPosition());
  return options?.hasEnd() ? (log.all().at(-1)?.position ?? -1) : -1;
};

const wantedBy = (filter: FilterOptions | undefined): ((event: StoredEvent) => boolean) => {
  const expression = filter?.getStreamIdentifier() ?? filter?.getEventType();
  if (!filter || !expression) return () => true;
  const textOf = (event: StoredEvent) => (filter.hasStreamIdentifier() ? event.stream : event.type);
  const prefixes = expression.getPrefixList();
  if (prefixes.length > 0) return (event) => prefixes.some((prefix) => textOf(event).startsWith(prefix));
  const regex = new RegExp(expression.getRegex());
  return (event) => regex.test(textOf(event));
};
