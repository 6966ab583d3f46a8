import type { FileEvent } from '@clearbench/contracts/file/events';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import type { Recorded } from '@clearbench/event-sourcing/decider';
import type { Reducers } from '@clearbench/event-sourcing/projection';
import type { Document } from '@clearbench/stores/document-store/document-store';

type After<Doc> = (
  doc: Doc | undefined,
  event: Recorded<FileEvent> | Recorded<TransferEvent>,
) => Doc | null | undefined;

/** Reducers for every event that affects a file's summary, with one common function. */
export const fileReducers = <Doc extends Document>(after: After<Doc>): Reducers<Doc, FileEvent | TransferEvent> => ({
  FileCreated: after,
  FileReceived: after,
  FileContentChanged: after,
  FileValidated: after,
  FileRenamed: after,
  FileDirectionSwitched: after,
  FileReportCommentsShown: after,
  FileReportCommentsRemoved: after,
  FileDeleted: after,
  FileExpired: after,
  FileRestored: after,
  TransferRequested: after,
  TransferReceived: after,
  TransferAccepted: after,
  TransferPartiallyAccepted: after,
  TransferRejected: after,
  AnswerReleased: after,
  TransferSettled: after,
  TransferClosed: after,
});
