import { refuse } from '@clearbench/contracts/failure';
import type { FileCommand } from '@clearbench/contracts/file/commands';
import type { FileEvent } from '@clearbench/contracts/file/events';
import { type RemovalReason, restorableUntil } from '@clearbench/contracts/file/retention';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

type DataOf<T extends FileCommand['type']> = Extract<FileCommand, { type: T }>['data'];

/** The state for decisions about a file. */
type VipFile =
  | { readonly status: 'none' }
  /** Deleted in a release without restore. */
  | { readonly status: 'deleted' }
  /** Deleted or expired; `file` is the state for a restore. */
  | {
      readonly status: 'removed';
      readonly reason: RemovalReason;
      readonly file: FileRecord;
      readonly restorableUntil: string;
    }
  | FileRecord;

type FileRecord = {
  readonly status: 'kept';
  readonly environmentId: string;
  readonly rbVersion: RbVersion;
  readonly received: boolean;
  readonly fileName: string;
  readonly direction: 'TS' | 'ST';
  readonly contentVersion: number;
  readonly sha256: string;
  readonly reportSha256: string;
  readonly commentsShown: boolean;
};

const isUnchanged = (
  file: FileRecord,
  { contentVersion, fileName, direction }: DataOf<'ExpireFile'>['seen'],
): boolean => file.contentVersion === contentVersion && file.fileName === fileName && file.direction === direction;

/** A file that changed at the last moment does not expire; a removed file is not removed again. */
const expireFile = ({ fileId, untouchedSince, seen }: DataOf<'ExpireFile'>, at: string, file: VipFile): FileEvent[] => {
  if (file.status === 'none') return refuse('file.notFound');
  if (file.status !== 'kept' || !isUnchanged(file, seen)) return [];
  const { environmentId, rbVersion } = file;
  const until = restorableUntil(at);
  return [{ type: 'FileExpired', data: { fileId, environmentId, rbVersion, untouchedSince, restorableUntil: until } }];
};

const isDeleted = (file: VipFile): boolean =>
  file.status === 'deleted' || (file.status === 'removed' && file.reason === 'deleted');

/** Deleting a deleted file changes nothing. */
const deleteFile = ({ fileId }: DataOf<'DeleteFile'>, at: string, file: VipFile): FileEvent[] => {
  if (isDeleted(file)) return [];
  if (file.status !== 'kept') return refuse('file.notFound');
  const { environmentId, rbVersion } = file;
  return [{ type: 'FileDeleted', data: { fileId, environmentId, rbVersion, restorableUntil: restorableUntil(at) } }];
};

/** Restoring a file that is not removed changes nothing. */
const restoreFile = ({ fileId }: DataOf<'RestoreFile'>, at: string, file: VipFile): FileEvent[] => {
  if (file.status === 'kept') return [];
  if (file.status !== 'removed') return refuse('file.notFound');
  if (at > file.restorableUntil) return refuse('file.restoreTooLate', { until: file.restorableUntil });
  const { environmentId, rbVersion } = file.file;
  return [{ type: 'FileRestored', data: { fileId, environmentId, rbVersion } }];
};

const createFile = ({ check, ...data }: DataOf<'CreateFile'>, file: VipFile): FileEvent[] => {
  if (file.status !== 'none') return refuse('file.alreadyExists');
  return [
    { type: 'FileCreated', data },
    { type: 'FileValidated', data: { fileId: data.fileId, contentVersion: 1, result: check } },
  ];
};

/** A repeated delivery of an answer changes nothing. */
const receiveFile = ({ check, ...data }: DataOf<'ReceiveFile'>, file: VipFile): FileEvent[] => {
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
const changeContent = (data: DataOf<'ChangeFileContent'>, file: FileRecord): FileEvent[] => {
  const { fileId, basedOn, content, check, by, commentsShown } = data;
  if (file.received && file.direction === 'ST') return refuse('file.answerReadOnly');
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
const validateFile = ({ fileId, contentVersion, check }: DataOf<'ValidateFile'>, file: FileRecord): FileEvent[] => {
  const overtaken = contentVersion !== file.contentVersion;
  if (overtaken || check.reportSha256 === file.reportSha256) return [];
  return [{ type: 'FileValidated', data: { fileId, contentVersion, result: check } }];
};

const nothingYet = { contentVersion: 1, reportSha256: '', commentsShown: false } as const;

/** The decider of files. */
export const fileDecider: Decider<VipFile, FileCommand, FileEvent> = {
  initialState: { status: 'none' },
  decide(command, file) {
    const { type, data } = command;
    if (type === 'CreateFile') return createFile(data, file);
    if (type === 'ReceiveFile') return receiveFile(data, file);
    if (type === 'ExpireFile') return expireFile(data, command.at, file);
    if (type === 'RestoreFile') return restoreFile(data, command.at, file);
    if (type === 'DeleteFile') return deleteFile(data, command.at, file);
    if (file.status !== 'kept') return refuse('file.notFound');
    switch (type) {
      case 'ChangeFileContent':
        return changeContent(data, file);
      case 'ValidateFile':
        return validateFile(data, file);
      case 'RenameFile':
        return data.fileName === file.fileName ? [] : [{ type: 'FileRenamed', data }];
      case 'SwitchFileDirection':
        return data.direction === file.direction ? [] : [{ type: 'FileDirectionSwitched', data }];
    }
  },
  evolve(file, { type, data }) {
    if (type === 'FileCreated')
      return {
        status: 'kept',
        environmentId: data.environmentId,
        rbVersion: data.rbVersion,
        received: false,
        fileName: data.fileName,
        direction: data.direction,
        sha256: data.content.sha256,
        ...nothingYet,
      };
    if (type === 'FileReceived')
      return {
        status: 'kept',
        environmentId: data.environmentId,
        rbVersion: data.rbVersion,
        received: true,
        fileName: data.fileName,
        direction: 'ST',
        sha256: data.content.sha256,
        ...nothingYet,
      };
    if (type === 'FileRestored') return file.status === 'removed' ? file.file : file;
    if (file.status !== 'kept') return file;
    switch (type) {
      case 'FileContentChanged':
        return { ...file, contentVersion: data.contentVersion, sha256: data.content.sha256 };
      case 'FileValidated':
        return { ...file, reportSha256: data.result.reportSha256 };
      case 'FileRenamed':
        return { ...file, fileName: data.fileName };
      case 'FileDirectionSwitched':
        return { ...file, direction: data.direction };
      case 'FileReportCommentsShown':
        return { ...file, commentsShown: true };
      case 'FileReportCommentsRemoved':
        return { ...file, commentsShown: false };
      case 'FileDeleted':
        return data.restorableUntil === undefined
          ? { status: 'deleted' }
          : { status: 'removed', reason: 'deleted', file, restorableUntil: data.restorableUntil };
      case 'FileExpired':
        return { status: 'removed', reason: 'expired', file, restorableUntil: data.restorableUntil };
    }
  },
};
