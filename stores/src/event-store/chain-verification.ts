import { hashOfEvent, hashOfHead, noPredecessor } from './event-hash.ts';
import type { ChainedEvent, LogChain } from './log-chain.ts';

/** The number of events and the last position of a log, and the hash over everything up to there. */
export type LogHead = { readonly events: number; readonly position: number; readonly hash: string };

export type ChainVerification = {
  next(event: ChainedEvent): void;
  /** Records a fault. */
  fault(sentence: string): void;
  head(): LogHead;
  result(): { readonly head: LogHead; readonly faults: readonly string[]; readonly unchained: number };
};

/** The state of a chain: its last hash, and whether its events have hashes so far. */
type Link = { readonly hash: string; readonly anyHash: boolean; readonly anyWithout: boolean };

const beginning: Link = { hash: noPredecessor, anyHash: false, anyWithout: false };

/** Most reported faults; more would add no information. */
const mostFaults = 100;

/** Stream, revision, position, type and time of an event. */
export const nameOfEvent = ({ stream, revision, position, type, metadata }: Omit<ChainedEvent, 'hash'>): string =>
  `${stream} revision ${revision} (position ${position}, ${type}, ${timeIn(metadata)})`;

const timeIn = (metadata: string): string => {
  try {
    return String((JSON.parse(metadata) as { at?: unknown }).at ?? 'without a time');
  } catch {
    return 'time cannot be read';
  }
};

/**
 * Verifies the chains of a log from its first event. After a fault it continues with the stored hash of that event, so
 * that one change is one fault. `isIncomplete` means that events at the end may lack a hash.
 */
export const verifyChains = (per: LogChain['per'], isIncomplete: boolean): ChainVerification => {
  const faults: string[] = [];
  const links = new Map<string, Link>();
  let head: LogHead = { events: 0, position: 0, hash: noPredecessor };
  let unchained = 0;
  const fault = (sentence: string): void => {
    if (faults.length < mostFaults) faults.push(sentence);
  };

  const faultOf = (event: ChainedEvent, link: Link, calculated: string): string | undefined => {
    if (event.hash === undefined) return (per === 'log' ? isIncomplete : !link.anyHash) ? undefined : 'carries no hash';
    if (per === 'log' && link.anyWithout) return 'carries a hash, but an event before it carries none';
    return event.hash === calculated
      ? undefined
      : 'does not fit: it was changed, or an event before it was changed or removed';
  };

  return {
    next(event) {
      const chain = per === 'log' ? '' : event.stream;
      const link = links.get(chain) ?? beginning;
      if (per === 'log' && event.position !== head.position + 1)
        fault(`events are missing between position ${head.position} and ${nameOfEvent(event)}`);
      const calculated = hashOfEvent(link.hash, per === 'log' ? event : { ...event, position: undefined });
      const wrong = faultOf(event, link, calculated);
      if (wrong !== undefined) fault(`${nameOfEvent(event)} ${wrong}`);
      else if (event.hash === undefined) unchained += 1;
      const carried = event.hash ?? calculated;
      links.set(chain, {
        hash: carried,
        anyHash: link.anyHash || event.hash !== undefined,
        anyWithout: link.anyWithout || event.hash === undefined,
      });
      const hash = per === 'log' ? carried : hashOfHead(head.hash, event.position, carried);
      head = { events: head.events + 1, position: event.position, hash };
    },
    fault,
    head: () => head,
    result: () => ({ head, faults, unchained }),
  };
};
