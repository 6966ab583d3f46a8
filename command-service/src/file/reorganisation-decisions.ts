import { refuse } from '@clearbench/contracts/failure';
import type { FileCommand } from '@clearbench/contracts/file/commands';
import type { FileEvent } from '@clearbench/contracts/file/events';
import { restorableUntil } from '@clearbench/contracts/file/stay';
import type { KeptFile, VipFile } from './file-state.ts';

type DataOf<T extends FileCommand['type']> = Extract<FileCommand, { type: T }>['data'];

const isAsSeen = (file: KeptFile, { contentVersion, fileName, direction }: DataOf<'ReorganiseFile'>['seen']): boolean =>
  file.contentVersion === contentVersion && file.fileName === fileName && file.direction === direction;

/** Whoever touched the file in the last moment has kept it; what is gone already cannot go again. */
export const reorganiseFile = (
  { fileId, untouchedSince, seen }: DataOf<'ReorganiseFile'>,
  at: string,
  file: VipFile,
): FileEvent[] => {
  if (file.status === 'none') return refuse('file.notFound');
  if (file.status !== 'kept' || !isAsSeen(file, seen)) return [];
  const { environmentId, rbVersion } = file;
  const until = restorableUntil(at);
  return [
    { type: 'FileReorganised', data: { fileId, environmentId, rbVersion, untouchedSince, restorableUntil: until } },
  ];
};

/** A file that is there needs no bringing back; one that was deleted by hand stays deleted. */
export const restoreFile = ({ fileId }: DataOf<'RestoreFile'>, at: string, file: VipFile): FileEvent[] => {
  if (file.status === 'kept') return [];
  if (file.status !== 'reorganised') return refuse('file.notFound');
  if (at > file.restorableUntil) return refuse('file.restoreTooLate', { until: file.restorableUntil });
  const { environmentId, rbVersion } = file.file;
  return [{ type: 'FileRestored', data: { fileId, environmentId, rbVersion } }];
};
