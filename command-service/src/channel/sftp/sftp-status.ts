import { type ErrorKey, errorKinds } from '@clearbench/contracts/errors';
import type { Failure } from '@clearbench/contracts/failure';

/** The status codes of SFTP 3 that the server uses. */
export const sftpStatus = { ok: 0, endOfFile: 1, noSuchFile: 2, permissionDenied: 3, failure: 4 } as const;

/** The status of a refusal. */
export const statusOfFailure = ({ errorKey }: Failure): number => {
  const kind = errorKinds[errorKey as ErrorKey];
  if (kind === 'notFound') return sftpStatus.noSuchFile;
  return kind === 'forbidden' || kind === 'unauthenticated' ? sftpStatus.permissionDenied : sftpStatus.failure;
};
