import { everyEvent } from '@clearbench/contracts/every-event';
import type { AuditEntry } from '@clearbench/contracts/user/audit-routes';

type Kind = AuditEntry['kind'];

const comingAndGoing = new Set(['UserSignedIn', 'UserSignedOut', 'UserSessionsEnded', 'UserTokenUsed']);

const ofSlice = (slice: string): Kind => {
  if (slice === 'file' || slice === 'transfer') return slice;
  return slice === 'user' ? 'account' : 'administration';
};

const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.entries(everyEvent).flatMap(([slice, events]) =>
    Object.keys(events).map((type) => [type, comingAndGoing.has(type) ? 'session' : ofSlice(slice)]),
  ),
);

/** The kind of an event in the audit's filter. */
export const kindOf = (type: string): Kind => kinds.get(type) ?? 'administration';
