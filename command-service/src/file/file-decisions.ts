import { refuse } from '@clearbench/contracts/failure';
import type { FileCommand } from '@clearbench/contracts/file/commands';
import type { FileEvent } from '@clearbench/contracts/file/events';
import type { KeptFile, VipFile } from './file-state.ts';

type DataOf<T extends FileCommand['type']> = Extract<FileCommand, { type: T }>['data'];

export const createFile = ({ check, ...data }: DataOf<'CreateFile'>, file: VipFile): FileEvent[] => {
  if (file.status !== 'none') return refuse('file.alreadyExists');
  return [
    { type: 'FileCreated', data },
    { type: 'FileValidated', data: { fileId: data.fileId, contentVersion: 1, result: check } },
  ];
};

/** An answer that was already delivered is not delivered again: a repeated order changes nothing. */
export const receiveFile = ({ check, ...data }: DataOf<'ReceiveFile'>, file: VipFile): FileEvent[] => {
  if (file.status !== 'none') return [];
  return [
    { type: 'FileReceived', data },
    { type: 'FileValidated', data: { fileId: data.fileId, contentVersion: 1, result: check } },
  ];
};

const commentsMarked = (fileId: string, shown: boolean | undefined, file: KeptFile): FileEvent[] => {
  if (shown === undefined || shown === file.commentsShown) return [];
  return [{ type: shown ? 'FileReportCommentsShown' : 'FileReportCommentsRemoved', data: { fileId } }];
};

/** Answers stay as the engine wrote them while they face the tester; turned round they are the tester's own. */
export const changeContent = (data: DataOf<'ChangeFileContent'>, file: KeptFile): FileEvent[] => {
  const { fileId, basedOn, content, check, by, commentsShown } = data;
  if (file.received && file.direction === 'ST') return refuse('file.receivedIsFixed');
  if (basedOn !== file.contentVersion)
    return refuse('file.contentStale', { yours: basedOn, current: file.contentVersion });
  const same = content.sha256 === file.sha256;
  const contentVersion = same ? file.contentVersion : file.contentVersion + 1;
  const marked = commentsMarked(fileId, commentsShown, file);
  const checked = validateFile({ fileId, contentVersion, check }, { ...file, contentVersion });
  if (same) return [...marked, ...checked];
  const result: FileEvent = { type: 'FileValidated', data: { fileId, contentVersion, result: check } };
  return [{ type: 'FileContentChanged', data: { fileId, contentVersion, content, by } }, ...marked, result];
};

/** A check that found the same as the last one of the same content is no news. */
export const validateFile = (
  { fileId, contentVersion, check }: DataOf<'ValidateFile'>,
  file: KeptFile,
): FileEvent[] => {
  const overtaken = contentVersion !== file.contentVersion;
  if (overtaken || check.reportSha256 === file.reportSha256) return [];
  return [{ type: 'FileValidated', data: { fileId, contentVersion, result: check } }];
};
