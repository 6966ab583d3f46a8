import type { FileEvent } from '@clearbench/contracts/file/events';
import { type FileDetailDocument, fileDetailView } from '@clearbench/contracts/file/views';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import type { Recorded } from '@clearbench/event-sourcing/decider';
import { projection } from '@clearbench/event-sourcing/projection';
import { fileReducers, summaryAfter } from './file-summary.ts';
import { retentionAfter } from './retention.ts';

const contentAfter = (file: FileDetailDocument | undefined, event: Recorded<FileEvent> | Recorded<TransferEvent>) =>
  'content' in event.data ? event.data.content : file?.content;

const checkAfter = (file: FileDetailDocument | undefined, event: Recorded<FileEvent> | Recorded<TransferEvent>) =>
  event.type === 'FileValidated' ? event.data.result : file?.check;

const detailAfter = (
  file: FileDetailDocument | undefined,
  event: Recorded<FileEvent> | Recorded<TransferEvent>,
): FileDetailDocument | null | undefined => {
  const summary = summaryAfter(file?.summary, event);
  if (summary === null) return null;
  const stay = retentionAfter(file?.stay, event);
  const content = contentAfter(file, event);
  const check = checkAfter(file, event);
  return summary && stay && content ? { summary, stay, content, ...(check ? { check } : {}) } : undefined;
};

/** All data of one file except its text. */
export const fileDetails = projection<FileDetailDocument, FileEvent | TransferEvent>({
  ...fileDetailView,
  version: 6,
  key: ({ data }) => data.fileId,
  on: fileReducers(detailAfter),
  notice: ({ summary }) => ({ topic: fileDetailView.name, id: summary.fileId, audience: `env:${summary.envId}` }),
});
