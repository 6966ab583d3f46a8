import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import { Failure } from '@clearbench/contracts/failure';
import type { AuditEntry } from '@clearbench/contracts/user/audit-routes';
import { fold } from '@clearbench/event-sourcing/decider';
import { type FlatFacts, flatFacts } from '@clearbench/event-sourcing/flat-facts';
import type { ReadModels } from '@clearbench/stores/read-models';
import { accountFacts } from '../../history/account-facts.ts';
import { kindOf } from '../../history/event-kind.ts';
import { historyEntries } from '../../history/history-entry.ts';
import { type Log, readWholeStream } from '../../history/read-stream.ts';
import { userStream } from '../user-stream.ts';
import { eventsOfPerson, type Stretch } from './events-of-person.ts';

export type AuditQuestion = Stretch & { readonly userId: string; readonly kinds?: readonly string[] };

export type Audit = {
  /** Newest first. */
  entries(question: AuditQuestion): AsyncGenerator<AuditEntry>;
  /** The account at an instant; no facts where it did not exist. */
  asOf(userId: string, at: string): Promise<FlatFacts>;
};

/** Saving includes a validation, so a validation is listed only where it was requested separately. */
const isPartOf = (event: RecordedEvent, next: RecordedEvent | undefined): boolean =>
  event.type === 'FileValidated' && next?.metadata.commandId === event.metadata.commandId;

async function* withoutParts(events: AsyncIterable<RecordedEvent>): AsyncGenerator<RecordedEvent> {
  let later: RecordedEvent | undefined;
  for await (const event of events) {
    if (later && !isPartOf(later, event)) yield later;
    later = event;
  }
  if (later) yield later;
}

/** Reads from the log the actions of a user and the actions on the user's account. */
export const auditOf = (log: Log, views: Pick<ReadModels, 'find' | 'get'>): Audit => {
  const accountEvents = async (userId: string): Promise<RecordedEvent[]> => {
    const events = await readWholeStream(log, userStream(userId));
    if (events.length === 0) throw new Failure('user.notFound', { userId });
    return events;
  };
  return {
    entries: async function* ({ userId, kinds = [], ...stretch }) {
      const entryOf = historyEntries(log, views);
      const about = await accountEvents(userId);
      for await (const event of withoutParts(eventsOfPerson(log, views, userId, about, stretch)))
        if (kinds.length === 0 || kinds.includes(kindOf(event.type))) yield await entryOf(event);
    },
    asOf: async (userId, at) => {
      const past = (await accountEvents(userId)).filter(({ metadata }) => metadata.at <= at);
      return flatFacts(fold(accountFacts, accountFacts.initialState, past));
    },
  };
};
