import type { Faults } from './faults-double.ts';
import type { LogDouble, StoredEvent } from './log-double.ts';
import { type AllOptions, nameOf, protocol, type ReadCall, type ReadOptions } from './protocol-double.ts';
import { deliver, streamNotFound } from './read-replies-double.ts';
import { type CallRefusal, unavailable } from './refusals-double.ts';
import { subscriptionDouble } from './subscription-double.ts';

/** Reads of a stream and of the whole log, both ways, and subscriptions to the whole log. */
export const readDouble =
  (log: LogDouble, faults: Faults, refuses: (call: ReadCall) => CallRefusal | undefined) => (call: ReadCall) => {
    call.on('error', () => {});
    const refusal = faults.refusedReads > 0 ? unavailable() : refuses(call);
    if (faults.refusedReads > 0) faults.refusedReads -= 1;
    const options = call.request.getOptions();
    if (refusal || !options) return void call.emit('error', refusal ?? unavailable());
    if (options.hasSubscription()) return subscriptionDouble(log, faults, call, options);

    if (options.hasAll())
      writeAll(
        call,
        takeFrom(log.all(), options, (event) => stands(event, options.getAll())),
      );
    else writeStream(log, call, options);
    call.end();
  };

const backwards = (options: ReadOptions) =>
  options.getReadDirection() === protocol.streams.ReadReq.Options.ReadDirection.BACKWARDS;

/** The events of one direction, from the first that stands where the read begins. */
const takeFrom = (events: readonly StoredEvent[], options: ReadOptions, begins: (event: StoredEvent) => Side) => {
  const wanted = backwards(options)
    ? events.filter((event) => begins(event) !== 'after').toReversed()
    : events.filter((event) => begins(event) !== 'before');
  return wanted.slice(0, Number(options.getCount()));
};

type Side = 'before' | 'at' | 'after';

const side = (value: number, place: number): Side => (value < place ? 'before' : value > place ? 'after' : 'at');

const stands = ({ position }: StoredEvent, options: AllOptions | undefined): Side => {
  if (options?.hasEnd()) return 'before';
  if (options?.hasPosition()) return side(position, Number(options.getPosition()?.getCommitPosition()));
  return 'after';
};

const writeAll = (call: ReadCall, events: readonly StoredEvent[]) => {
  for (const event of events) call.write(deliver(event));
};

const writeStream = (log: LogDouble, call: ReadCall, options: ReadOptions) => {
  const wanted = options.getStream();
  const stream = nameOf(wanted?.getStreamIdentifier());
  const events = log.ofStream(stream);
  if (events.length === 0) return void call.write(streamNotFound(stream));
  const begins = ({ revision }: StoredEvent): Side => {
    if (wanted?.hasEnd()) return 'before';
    return wanted?.hasRevision() ? side(revision, Number(wanted.getRevision())) : 'after';
  };
  writeAll(call, takeFrom(events, options, begins));
};
