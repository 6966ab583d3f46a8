import type { FileEvent } from '@clearbench/contracts/file/events';
import type { TextCheckEvent } from '@clearbench/contracts/file/text-check-events';
import { type CountedAction, otherMessages } from '@clearbench/contracts/statistics/choices';
import type { Counts, Measure, StatisticsDayDocument } from '@clearbench/contracts/statistics/views';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import type { UserEvent } from '@clearbench/contracts/user/events';
import type { Recorded } from '@clearbench/event-sourcing/decider';
import type { Reducers } from '@clearbench/event-sourcing/projection';

export type CountedEvent =
  | Extract<FileEvent, { type: `File${string}` }>
  | TextCheckEvent
  | Extract<TransferEvent, { type: 'TransferRequested' }>
  | Extract<UserEvent, { type: 'UserSignedUp' }>;

/** The counted event types. */
export const countedTypes: readonly CountedEvent['type'][] = [
  'FileCreated',
  'FileReceived',
  'FileContentChanged',
  'FileValidated',
  'TextChecked',
  'FileRenamed',
  'FileDirectionSwitched',
  'FileDeleted',
  'TransferRequested',
  'UserSignedUp',
];

const actionOf = { template: 'created', upload: 'uploaded', copy: 'copied', channel: 'uploaded' } as const;

const messageName = /^[a-z]{4}\.\d{3}\.\d{3}\.\d{2}$/;
/** Message types come from files of users, so a day has at most this number of labels. */
const mostKinds = 40;

const kindIn = (counts: Counts, messageType: string | undefined): string => {
  if (messageType === undefined || !messageName.test(messageType)) return otherMessages;
  return messageType in counts || Object.keys(counts).length < mostKinds ? messageType : otherMessages;
};

const quarterOf = (at: string): number => Number(at.slice(11, 13)) * 4 + Math.floor(Number(at.slice(14, 16)) / 15);

const plusOne = (counts: Counts, label: string, at: string): Counts => {
  const index = quarterOf(at);
  const quarters = [...(counts[label] ?? [])];
  while (quarters.length <= index) quarters.push(0);
  quarters[index] = (quarters[index] ?? 0) + 1;
  return { ...counts, [label]: quarters };
};

export const nothingOn = (day: string): StatisticsDayDocument => ({
  day,
  actions: {},
  messageTypes: {},
  newUsers: {},
});

/** The counts of each event; `fresh` creates the document of a day without counts. */
export const counting = <Doc extends StatisticsDayDocument>(
  fresh: (event: Recorded<CountedEvent>) => Doc,
): Reducers<Doc, CountedEvent> => {
  const add = (doc: Doc, measure: Measure, label: string, at: string): Doc => ({
    ...doc,
    [measure]: plusOne(doc[measure], label, at),
  });
  const acted = (doc: Doc | undefined, event: Recorded<CountedEvent>, action: CountedAction): Doc =>
    add(doc ?? fresh(event), 'actions', action, event.metadata.at);
  const appeared = (doc: Doc, messageType: string | undefined, at: string): Doc =>
    add(doc, 'messageTypes', kindIn(doc.messageTypes, messageType), at);
  return {
    FileCreated: (doc, event) => {
      const { origin, content } = event.data;
      return appeared(acted(doc, event, actionOf[origin]), content.messageType, event.metadata.at);
    },
    FileReceived: (doc, event) =>
      appeared(acted(doc, event, 'answered'), event.data.content.messageType, event.metadata.at),
    FileContentChanged: (doc, event) => acted(doc, event, 'edited'),
    FileValidated: (doc, event) => acted(doc, event, 'validated'),
    TextChecked: (doc, event) => acted(doc, event, 'validated'),
    FileRenamed: (doc, event) => acted(doc, event, 'renamed'),
    FileDirectionSwitched: (doc, event) => acted(doc, event, 'turned'),
    FileDeleted: (doc, event) => acted(doc, event, 'deleted'),
    TransferRequested: (doc, event) => acted(doc, event, 'sent'),
    UserSignedUp: (doc, event) => add(doc ?? fresh(event), 'newUsers', 'newUsers', event.metadata.at),
  };
};
