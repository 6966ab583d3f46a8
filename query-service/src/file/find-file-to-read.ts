import { findRemovedFile } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import { removalReason } from '@clearbench/contracts/file/retention';
import type { FileDetailDocument } from '@clearbench/contracts/file/views';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { ReadModels } from '@clearbench/stores/read-models';
import { namesOf } from './names-of.ts';

/** The data with which a page describes a removed file and offers its restore. */
const removedFailure = async (views: ReadModels, { summary, stay }: FileDetailDocument, restorableUntil: string) => {
  const { fileId, fileName, changedAt: removedAt, environmentToken, rbVersion } = summary;
  const { deletedBy = '' } = stay;
  const by = (await namesOf(views, deletedBy === '' ? [] : [deletedBy])).get(deletedBy) ?? '';
  const reason = removalReason(stay);
  return new Failure('file.removed', {
    fileId,
    fileName,
    reason,
    removedAt,
    restorableUntil,
    by,
    environmentToken,
    rbVersion,
  });
};

/** A file for its page. Fails with `file.removed` while a deleted or expired file can be restored. */
export const findFileToRead = async (
  views: ReadModels,
  principal: Principal,
  fileId: string,
  now: string,
): Promise<FileDetailDocument> => {
  const file = await findRemovedFile(views, principal, fileId);
  const { restorableUntil } = file.stay;
  if (restorableUntil === undefined) return file;
  if (restorableUntil < now) throw new Failure('file.notFound');
  throw await removedFailure(views, file, restorableUntil);
};
