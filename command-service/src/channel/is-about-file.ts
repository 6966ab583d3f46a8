import type { Failure } from '@clearbench/contracts/failure';

/** Reasons that concern the file or message itself, besides those that begin with `file.`. */
const reasons = [
  'channel.badName',
  'channel.noBody',
  'channel.badBody',
  'channel.badContentType',
  'simEnv.fileTooLarge',
  'simEnv.tooManyTransactions',
];

/** Whether the file itself is the reason, so that the same file is refused every time. */
export const isAboutFile = ({ errorKey }: Failure): boolean =>
  /^file\.(?!alreadyExists|notFound)/.test(errorKey) || reasons.includes(errorKey);
