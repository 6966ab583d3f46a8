import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { AuditEntry } from '@clearbench/contracts/user/audit-routes';
import { tokenPrefix } from '@clearbench/contracts/user/token-terms';
import { userView } from '@clearbench/contracts/user/views';
import type { FlatFacts } from '@clearbench/event-sourcing/flat-facts';
import type { ReadModels } from '@clearbench/stores/read-models';
import { kindOf } from './event-kind.ts';
import type { Log } from './read-stream.ts';
import { streamChanges } from './stream-changes.ts';

/** Fields with the readable name of an object, most specific first. */
const nameFields = [
  'fileName',
  'terms.planName',
  'settings.environmentName',
  'settings.messageType',
  'content.title',
  'suiteTitle',
  'case.title',
  'displayName',
  'email',
  'language',
  'settings.productName',
  'calendarName',
  'formatId',
  'name',
  'provider',
];

const nameIn = (facts: FlatFacts): string | undefined =>
  nameFields.map((field) => facts[field]).find((name) => name !== undefined);

/** Converts events of the log to readable entries. */
export const historyEntries = (log: Log, views: Pick<ReadModels, 'get'>) => {
  const changesOf = streamChanges(log);
  return async (event: RecordedEvent): Promise<AuditEntry> => {
    const { position, id, type, stream, metadata } = event;
    const { changes, facts } = await changesOf(event);
    return {
      position,
      eventId: id,
      at: metadata.at,
      kind: kindOf(type),
      type,
      stream,
      by: {
        actor: metadata.actor,
        name: (await views.get(userView, metadata.actor))?.displayName,
        ...(metadata.token === undefined ? {} : { token: `${tokenPrefix}…${metadata.token}` }),
      },
      about: nameIn(facts),
      changes: [...changes],
    };
  };
};
