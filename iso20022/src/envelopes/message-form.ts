import type { EnvelopeProfileFile } from '@clearbench/contracts/envelope/profile-file';
import { nameOfTemplate, patternOfTemplate } from './file-name-template.ts';

/** The form of a profile of single messages: a business header and the message in one element. Plain data. */
export type MessageForm = {
  readonly profileId: string;
  readonly root: string;
  readonly namespace: string;
  /** e.g. head.001.001.02 */
  readonly businessHeader: string;
  readonly fileName?: { readonly template: string; readonly pattern: string; readonly sample: string };
  /** The time-out of a message where the environment sets none; that of the rulebook where absent. */
  readonly timeOutSeconds?: number;
};

/** Services in the names of single messages. */
const services = ['SCT', 'INS', 'COR', 'B2B'];

/** The form of the messages of an envelope profile; undefined for one of files. */
export const messageFormOf = ({ profile, fileName, message }: EnvelopeProfileFile): MessageForm | undefined => {
  if (message === undefined) return undefined;
  const { root, namespace, businessHeader, timeOutSeconds } = message;
  const sample = { service: 'INS', sender: 'ZYDODEF0', time: '251015103000', number: '001', fileType: 'MSG' };
  const names = fileName && {
    fileName: {
      template: fileName,
      pattern: patternOfTemplate(fileName, services),
      sample: nameOfTemplate(fileName, sample),
    },
  };
  const timeOut = timeOutSeconds === undefined ? {} : { timeOutSeconds };
  return { profileId: profile, root, namespace, businessHeader, ...names, ...timeOut };
};
