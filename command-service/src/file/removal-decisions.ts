import { refuse } from '@clearbench/contracts/failure';
import type { FileCommand } from '@clearbench/contracts/file/commands';
import type { FileEvent } from '@clearbench/contracts/file/events';
import { restorableUntil } from '@clearbench/contracts/file/retention';
import type { FileRecord, VipFile } from './file-state.ts';

type DataOf<T extends FileCommand['type']> = Extract<FileCommand, { type: T }>['data'];

const isUnchanged = (
  file: FileRecord,
  { contentVersion, fileName, direction }: DataOf<'ExpireFile'>['seen'],
): boolean => file.contentVersion === contentVersion && file.fileName === fileName && file.direction === direction;

/** A file that changed at the last moment does not expire; a removed file is not removed again. */
export const expireFile = (
  { fileId, untouchedSince, seen }: DataOf<'ExpireFile'>,
  at: string,
  file: VipFile,
): FileEvent[] => {
  if (file.status === 'none') return refuse('file.notFound');
  if (file.status !== 'kept' || !isUnchanged(file, seen)) return [];
  const { environmentId, rbVersion } = file;
  const until = restorableUntil(at);
  return [{ type: 'FileExpired', data: { fileId, environmentId, rbVersion, untouchedSince, restorableUntil: until } }];
};

const isDeleted = (file: VipFile): boolean =>
  file.status === 'deleted' || (file.status === 'removed' && file.reason === 'deleted');

/** Deleting a deleted file changes nothing. */
export const deleteFile = ({ fileId }: DataOf<'DeleteFile'>, at: string, file: VipFile): FileEvent[] => {
  if (isDeleted(file)) return [];
  if (file.status !== 'kept') return refuse('file.notFound');
  const { environmentId, rbVersion } = file;
  return [{ type: 'FileDeleted', data: { fileId, environmentId, rbVersion, restorableUntil: restorableUntil(at) } }];
};

/** Restoring a file that is not removed changes nothing. */
export const restoreFile = ({ fileId }: DataOf<'RestoreFile'>, at: string, file: VipFile): FileEvent[] => {
  if (file.status === 'kept') return [];
  if (file.status !== 'removed') return refuse('file.notFound');
  if (at > file.restorableUntil) return refuse('file.restoreTooLate', { until: file.restorableUntil });
  const { environmentId, rbVersion } = file.file;
  return [{ type: 'FileRestored', data: { fileId, environmentId, rbVersion } }];
};
