import { readDateTime } from '@clearbench/calendars/iso-date-time';
import type { HeaderMeaning } from '@clearbench/contracts/envelope/profile-file';
import type { FileForm } from '@clearbench/iso20022/envelopes/file-form';
import { nameOfTemplate } from '@clearbench/iso20022/envelopes/file-name-template';
import { servicesOf } from '@clearbench/iso20022/envelopes/services';
import { openBusinessDate } from '../clearing/business-date.ts';
import { messageTime } from '../clearing/due-times.ts';
import { fieldOf, type ReceivedFile } from '../clearing/received-file.ts';
import { nameOf } from '../clearing/reference.ts';
import { unknownReceiver } from './deliver.ts';

/** A file to be written. */
export type FileToWrite = {
  readonly form: FileForm;
  readonly dueAt: string;
  /** Number of the answer to the file, from 1. */
  readonly number: number;
  /** The clearing's code for the received file. */
  readonly code: string;
  /** The participant that receives it; absent where the sender of the answered file does. */
  readonly receiver?: string | undefined;
  readonly isMisaddressed: boolean;
  /** The settlement date, if it is known. */
  readonly businessDate: string | undefined;
  readonly elements: readonly string[];
};

const institution = (bic: string): string => bic.slice(0, 8);

export const serviceOf = (received: ReceivedFile): string => {
  const own = servicesOf[received.input.scheme];
  const named = fieldOf(received, 'service');
  return own.includes(named) ? named : (own[0] ?? named);
};

/** At most 16 digits and capitals, as references of files require. */
const referenceOf = ({ input }: ReceivedFile, number: number): string =>
  `${nameOf(input.seed)}${number.toString(36).toUpperCase().padStart(4, '0')}`;

const receiverOf = (received: ReceivedFile): string =>
  institution(received.input.sender.bic || fieldOf(received, 'sender') || received.input.clearing.bic);

/** Fields of the answered file's header that the answer repeats. */
const originalFields = (received: ReceivedFile): Partial<Record<HeaderMeaning, string>> => {
  const { fileName, now } = received.input;
  const made = fieldOf(received, 'createdAt');
  return {
    originalReference: fieldOf(received, 'reference').trim().slice(0, 35) || 'NOTPROVIDED',
    ...(fileName.length <= 32 ? { originalName: fileName } : {}),
    originalCreatedAt: readDateTime(made) === undefined ? messageTime(now) : made,
  };
};

/** The header fields by their paths, in order; unknown optional fields are left out. */
export const headerFields = (received: ReceivedFile, file: FileToWrite): readonly (readonly [string, string])[] => {
  const { form, dueAt, number, elements, isMisaddressed } = file;
  const counters = form.bulks.flatMap(({ element, counter }) =>
    counter === undefined ? [] : [[counter, String(elements.filter((one) => one === element).length)] as const],
  );
  const values: Partial<Record<HeaderMeaning, string>> = {
    sender: institution(received.input.clearing.bic),
    receiver: isMisaddressed ? institution(unknownReceiver) : institution(file.receiver ?? receiverOf(received)),
    reference: referenceOf(received, number),
    service: serviceOf(received),
    testCode: received.input.sender.testCode,
    fileType: form.fileType,
    createdAt: messageTime(dueAt),
    ...originalFields(received),
    rejectionReason: file.code,
    businessDate: file.businessDate ?? openBusinessDate(received.input),
    routing: 'ALL',
    cycle: '1',
  };
  const fields = form.fields.flatMap(({ meaning, element }) =>
    values[meaning] === undefined ? [] : [[element, values[meaning]] as const],
  );
  return [...fields, ...counters];
};

/** The pattern of files without one. */
const usualTemplate = '{AX99=CB01}{service}{sender}{serial}.{letter}';

/** A name by the pattern of the envelope profile. */
export const fileNameOf = (received: ReceivedFile, { form, dueAt, number }: FileToWrite): string =>
  nameOfTemplate(form.fileName?.template ?? usualTemplate, {
    service: serviceOf(received).slice(0, 3),
    sender: institution(received.input.clearing.bic),
    time: dueAt.slice(2, 19).replace(/\D/g, ''),
    number: String(number % 1000).padStart(3, '0'),
    fileType: form.fileType,
  });
