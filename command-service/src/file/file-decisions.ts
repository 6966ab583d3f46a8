import { refuse } from '@clearbench/contracts/failure';
import type { FileCommand } from '@clearbench/contracts/file/commands';
import type { FileEvent } from '@clearbench/contracts/file/events';
import type { FileRecord, VipFile } from './file-state.ts';

type DataOf<T extends FileCommand['type']> = Extract<FileCommand, { type: T }>['data'];

export const createFile = ({ check, ...data }: DataOf<'CreateFile'>, file: VipFile): FileEvent[] => {
  if (file.status !== 'none') return refuse('file.alreadyExists');
  return [
    { type: 'FileCreated', data },
    { type: 'FileValidated', data: { fileId: data.fileId, contentVersion: 1, result: check } },
  ];
};

/** A repeated delivery of an answer changes nothing. */
export const receiveFile = ({ check, ...data }: DataOf<'ReceiveFile'>, file: VipFile): FileEvent[] => {
  if (file.status !== 'none') return [];
  return [
    { type: 'FileReceived', data },
    { type: 'FileValidated', data: { fileId: data.fileId, contentVersion: 1, result: check } },
  ];
};

const commentsMarked = (fileId: string, shown: boolean | undefined, file: FileRecord): FileEvent[] => {
  if (shown === undefined || shown === file.commentsShown) return [];
  return [{ type: shown ? 'FileReportCommentsShown' : 'FileReportCommentsRemoved', data: { fileId } }];
};

/** Answers are read-only until their direction is switched. */
export const changeContent = (data: DataOf<'ChangeFileContent'>, file: FileRecord): FileEvent[] => {
  const { fileId, basedOn, content, check, by, commentsShown } = data;
  if (file.received && file.direction === 'ST') return refuse('file.receivedIsFixed');
  if (basedOn !== undefined && basedOn !== file.contentVersion)
    return refuse('file.contentStale', { yours: basedOn, current: file.contentVersion });
  const same = content.sha256 === file.sha256;
  const contentVersion = same ? file.contentVersion : file.contentVersion + 1;
  const marked = commentsMarked(fileId, commentsShown, file);
  const checked = validateFile({ fileId, contentVersion, check }, { ...file, contentVersion });
  if (same) return [...marked, ...checked];
  const result: FileEvent = { type: 'FileValidated', data: { fileId, contentVersion, result: check } };
  return [{ type: 'FileContentChanged', data: { fileId, contentVersion, content, by } }, ...marked, result];
};

/** A validation with the same result for the same content emits no event. */
export const validateFile = (
  { fileId, contentVersion, check }: DataOf<'ValidateFile'>,
  file: FileRecord,
): FileEvent[] => {
  const overtaken = contentVersion !== file.contentVersion;
  if (overtaken || check.reportSha256 === file.reportSha256) return [];
  return [{ type: 'FileValidated', data: { fileId, contentVersion, result: check } }];
};
