import { type FileValidity, verdictOf } from '@clearbench/contracts/file/choices';
import type { FileEvent } from '@clearbench/contracts/file/events';
import type { CheckResult, ContentFacts, VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import type { Recorded } from '@clearbench/event-sourcing/decider';
import type { Reducers } from '@clearbench/event-sourcing/projection';
import type { Document } from '@clearbench/stores/document-store/document-store';
import { stateAfter } from '../transfer-state.ts';

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
  IncomingMessageRequested: after,
  TransferReceived: after,
  TransferAccepted: after,
  TransferPartiallyAccepted: after,
  TransferRejected: after,
  AnswerReleased: after,
  TransferSettled: after,
  TimeOutPlanned: after,
  TransferTimedOut: after,
  TimeOutCancelled: after,
  TransferClosed: after,
});

const validityOf = ({ errors, warnings }: CheckResult): FileValidity =>
  errors > 0 ? 'invalid' : warnings > 0 ? 'warnings' : 'valid';

const ofContent = ({ size, messageType, messageId, transactions, totalAmount }: ContentFacts) => ({
  size,
  transactions,
  ...(messageType === undefined ? {} : { messageType }),
  ...(messageId === undefined ? {} : { messageId }),
  ...(totalAmount === undefined ? {} : { totalAmount }),
});

const unchecked = { validity: 'valid', errors: 0, warnings: 0, infos: 0, reportCommentsShown: false } as const;

const createdSummary = (
  event: Recorded<Extract<FileEvent, { type: 'FileCreated' | 'FileReceived' }>>,
): VipFileSummary => {
  const { environmentId: envId, environmentToken, rbVersion, fileId, fileName, content } = event.data;
  const { at, actor, businessAt } = event.metadata;
  const identity = { fileId, envId, environmentToken, rbVersion, fileName };
  const how =
    event.type === 'FileCreated'
      ? {
          direction: event.data.direction,
          origin: event.data.origin,
          ...(event.data.archiveName === undefined ? {} : { archiveName: event.data.archiveName }),
          ...(event.data.duplicateOf === undefined ? {} : { duplicateOf: event.data.duplicateOf }),
        }
      : {
          direction: 'ST' as const,
          origin: 'engine' as const,
          ...(event.data.causedByFileId === undefined ? {} : { causedByFileId: event.data.causedByFileId }),
          causedByTransferId: event.data.causedByTransferId,
        };
  return {
    ...identity,
    ...how,
    ...ofContent(content),
    ...unchecked,
    contentVersion: 1,
    createdAt: at,
    changedAt: at,
    ...(businessAt === undefined ? {} : { businessAt }),
    createdBy: actor,
  };
};

const recontented = (
  { messageType: _, messageId: __, totalAmount: ___, ...file }: VipFileSummary,
  content: ContentFacts,
  contentVersion: number,
  changedAt: string,
): VipFileSummary => ({ ...file, ...ofContent(content), contentVersion, changedAt });

/** Only the newest transfer determines the state of its file. */
const withTransferState = (file: VipFileSummary, event: TransferEvent): VipFileSummary => {
  const { data } = event;
  const state = stateAfter(event);
  if (state === undefined || data.transferId !== file.transferId) return file;
  const verdict = 'verdict' in data ? { verdict: verdictOf[data.verdict.groupStatus] } : {};
  return { ...file, transferState: state, ...verdict };
};

/** A new transfer resets the verdict. */
const sentAnew = ({ verdict: _, ...file }: VipFileSummary, transferId: string): VipFileSummary => ({
  ...file,
  transferId,
  transferState: 'requested',
});

/** A file's summary after an event of the file or of one of its transfers; `null` when it is deleted. */
export const summaryAfter = (
  file: VipFileSummary | undefined,
  event: Recorded<FileEvent> | Recorded<TransferEvent>,
): VipFileSummary | null | undefined => {
  const { at } = event.metadata;
  switch (event.type) {
    case 'FileCreated':
    case 'FileReceived':
      return createdSummary(event);
    case 'FileContentChanged':
      return file && recontented(file, event.data.content, event.data.contentVersion, at);
    case 'FileValidated': {
      const { errors, warnings, infos } = event.data.result;
      return file && { ...file, errors, warnings, infos, validity: validityOf(event.data.result) };
    }
    case 'FileRenamed':
      return file && { ...file, fileName: event.data.fileName, changedAt: at };
    case 'FileDirectionSwitched':
      return file && { ...file, direction: event.data.direction, changedAt: at };
    case 'FileReportCommentsShown':
    case 'FileReportCommentsRemoved':
      return file && { ...file, reportCommentsShown: event.type === 'FileReportCommentsShown' };
    case 'FileExpired':
    case 'FileRestored':
      return file && { ...file, changedAt: at };
    case 'FileDeleted':
      return event.data.restorableUntil === undefined ? null : file && { ...file, changedAt: at };
    case 'TransferRequested':
      return file && sentAnew(file, event.data.transferId);
    case 'IncomingMessageRequested':
    case 'TransferReceived':
    case 'MessageAccepted':
    case 'MessageRejected':
    case 'FileReferenceAccepted':
    case 'MessageDelivered':
    case 'MessageReferenced':
    case 'MessageReferenceRejected':
    case 'TransferAccepted':
    case 'TransferPartiallyAccepted':
    case 'TransferRejected':
    case 'AnswerSuppressed':
    case 'TimeOutPlanned':
    case 'TransferTimedOut':
    case 'TimeOutCancelled':
    case 'TransferSettled':
    case 'TransferClosed':
    case 'AnswerPlanned':
    case 'AnswerReleased':
    case 'AnswerCancelled':
    case 'AnswerHeld':
    case 'AnswerResumed':
    case 'AnswerEdited':
    case 'AnswerDropped':
    case 'SettlementCancelled':
    case 'SettlementDropped':
    case 'SettlementPlanned':
    case 'ReplanningFailed':
      return file && withTransferState(file, event);
  }
};
