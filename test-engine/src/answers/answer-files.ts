import type { FileRole } from '@clearbench/contracts/envelope/profile-file';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { neutralForms } from '@clearbench/iso20022/envelopes/built-in-profiles';
import type { FileForm } from '@clearbench/iso20022/envelopes/file-form';
import { standaloneDocument } from '@clearbench/iso20022/envelopes/standalone-document';
import { fileSurrounding } from '@clearbench/iso20022/envelopes/wrapping/file-surrounding';
import { namespacePrefix } from '@clearbench/iso20022/message-type';
import type { ReceivedFile } from '../clearing/received-file.ts';
import type { MadeAnswer, MadeMessage } from '../clearing-input.ts';
import type { AnswerFile, AnswerPart } from './draft.ts';
import { type FileToWrite, fileNameOf, headerFields } from './file-header.ts';
import { joined } from './xml.ts';

/** An answer to one bulk, which becomes a bulk of a file. */
type Bulk = MadeAnswer & { readonly part: AnswerPart };

/** Most bulks in one file. */
const mostBulks = 500;

/** What each file of the clearing says. */
const roleOf: Readonly<Record<AnswerFile, FileRole>> = {
  CVF: 'validation',
  DVF: 'validation',
  QVF: 'validation',
  SCF: 'settled',
  SDF: 'settled',
  OQF: 'settled',
  RSF: 'failed',
  CCF: 'cancelled',
  DNF: 'announced',
  UDF: 'unsettled',
};

/** Files of inquiries are a family of their own. */
const filesOfInquiries: readonly AnswerFile[] = ['QVF', 'OQF'];

const formsOf = ({ input }: ReceivedFile): readonly FileForm[] => input.forms ?? neutralForms;

/**
 * The form in which the clearing answers a file: of the same profile and family, so inquiries are answered in files of
 * inquiries. Where the profile has no form for the role, another form of the clearing that has the message.
 */
const formFor = (received: ReceivedFile, file: AnswerFile, element?: string): FileForm | undefined => {
  const { profileId } = received.file.form;
  const family = filesOfInquiries.includes(file) ? 'inquiry' : received.file.form.family;
  const role = roleOf[file];
  const alike = formsOf(received).filter((form) => form.profileId === profileId && form.family === family);
  const hasMessage = ({ direction, bulks }: FileForm) =>
    direction === 'ST' && bulks.some((bulk) => bulk.element === element);
  return alike.find((form) => form.role === role) ?? alike.find(hasMessage);
};

const placeIn =
  ({ bulks }: FileForm) =>
  ({ part }: Bulk): number =>
    bulks.findIndex(({ element }) => element === part.element);

const written = (received: ReceivedFile, file: FileToWrite, bulks: readonly Bulk[]): Uint8Array => {
  const { before, after } = fileSurrounding(file.form, headerFields(received, file));
  return joined([before, ...bulks.map(({ bytes }) => bytes), after]);
};

/** The settlement date in the header of a message. */
const dayIn = (bytes: Uint8Array): string | undefined =>
  /<IntrBkSttlmDt>([\d-]+)</.exec(new TextDecoder().decode(bytes.subarray(0, 2_000)))?.[1];

const messageOf = ({ answer, bytes }: Bulk): MadeMessage[] => {
  const { messageId, messageType, sourceMessageId } = answer;
  if (messageId === undefined) return [];
  const source = sourceMessageId === undefined ? {} : { sourceMessageId };
  return [{ messageId, messageType, bytes: standaloneDocument(bytes, `${namespacePrefix}${messageType}`), ...source }];
};

/** The reason of the file: errors come before usual results. */
const reasonOf = (bulks: readonly Bulk[]): EngineReason | undefined => {
  const reasons = bulks.map(({ answer }) => answer.reason);
  return reasons.find(({ layer }) => layer !== 'default') ?? reasons[0];
};

type Making = { readonly received: ReceivedFile; readonly form: FileForm; readonly number: number };

const made = ({ received, form, number }: Making, bulks: readonly Bulk[]): MadeAnswer[] => {
  const [first] = bulks;
  const reason = reasonOf(bulks);
  if (first === undefined || reason === undefined) return [];
  const { dueAt, messageType } = first.answer;
  const file: FileToWrite = {
    form,
    dueAt,
    number,
    code: 'A00',
    receiver: first.receiver,
    isMisaddressed: bulks.some(({ part }) => part.isMisaddressed),
    businessDate: bulks.map(({ bytes }) => dayIn(bytes)).find((day) => day !== undefined),
    elements: bulks.map(({ part }) => part.element),
  };
  const { startsHeld, recipient, aboutMessageId } = first.answer;
  const more = {
    ...(startsHeld ? { startsHeld } : {}),
    ...(recipient ? { recipient } : {}),
    ...(aboutMessageId === undefined ? {} : { aboutMessageId }),
  };
  const answer = { answerId: `a${number}`, fileName: fileNameOf(received, file), messageType, dueAt, reason, ...more };
  return [{ answer, bytes: written(received, file, bulks), messages: bulks.flatMap(messageOf) }];
};

const inChunks = (bulks: readonly Bulk[]): readonly (readonly Bulk[])[] =>
  Array.from({ length: Math.ceil(bulks.length / mostBulks) }, (_, chunk) =>
    bulks.slice(chunk * mostBulks, (chunk + 1) * mostBulks),
  );

/**
 * Combines answers to bulks into files: answers of one type and due time form one file; those that wait and those of each participant are
 * separate.
 */
export const answerFiles = (received: ReceivedFile, answers: readonly MadeAnswer[]): readonly MadeAnswer[] => {
  const bulks = answers.flatMap((answer) => (answer.part === undefined ? [] : [{ ...answer, part: answer.part }]));
  const together = [
    ...Map.groupBy(
      bulks,
      ({ answer, part }) =>
        `${answer.dueAt} ${part.file} ${answer.startsHeld === true} ${answer.recipient?.bic ?? ''} ${answer.recipient?.userId ?? ''}`,
    ),
  ]
    .toSorted(([one], [other]) =>
      one.slice(0, 24) < other.slice(0, 24) ? -1 : one.slice(0, 24) > other.slice(0, 24) ? 1 : 0,
    )
    .flatMap(([, group]) => {
      const form = group[0] && formFor(received, group[0].part.file, group[0].part.element);
      if (form === undefined) return [];
      const place = placeIn(form);
      return inChunks(group.toSorted((one, other) => place(one) - place(other))).map((chunk) => ({ form, chunk }));
    });
  return together.flatMap(({ form, chunk }, index) => made({ received: received, form, number: index + 1 }, chunk));
};

/** The answer to a file that is rejected as a whole: a header with the reason. */
export const refusedFile = (
  received: ReceivedFile,
  code: string,
  reason: EngineReason,
  dueAt: string,
): readonly MadeAnswer[] => {
  const form = formFor(received, received.file.form.family === 'inquiry' ? 'QVF' : 'CVF');
  if (form === undefined) return [];
  const file: FileToWrite = {
    form,
    dueAt,
    number: 1,
    code,
    isMisaddressed: false,
    businessDate: undefined,
    elements: [],
  };
  const answer = { answerId: 'a1', fileName: fileNameOf(received, file), messageType: form.fileType, dueAt, reason };
  return [{ answer, bytes: written(received, file, []), messages: [] }];
};
