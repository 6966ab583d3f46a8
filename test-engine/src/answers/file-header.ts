import { readDateTime } from '@clearbench/calendars/iso-date-time';
import type { EnvelopeProfile } from '@clearbench/iso20022/envelopes/envelope-profile';
import { servicesOf } from '../checks/envelope-checks.ts';
import { openBusinessDate } from '../clearing/business-date.ts';
import { messageTime } from '../clearing/due-times.ts';
import { fieldOf, type ReceivedFile } from '../clearing/received-file.ts';
import { nameOf } from '../clearing/reference.ts';
import { unknownReceiver } from './deliver.ts';

/** A file to be written. */
export type FileToWrite = {
  readonly form: EnvelopeProfile;
  readonly dueAt: string;
  /** Number of the answer to the file, from 1. */
  readonly number: number;
  /** The clearing's code for the received file. */
  readonly code: string;
  readonly isMisaddressed: boolean;
  /** The settlement date, if it is known. */
  readonly businessDate: string | undefined;
  readonly elements: readonly string[];
};

const institution = (bic: string): string => bic.slice(0, 8);

export const serviceOf = (received: ReceivedFile): string => {
  const own = servicesOf[received.input.scheme];
  const named = fieldOf(received, 'SrvcId');
  return own.includes(named) ? named : (own[0] ?? named);
};

/** At most 16 digits and capitals, as references of files require. */
const referenceOf = ({ input }: ReceivedFile, number: number): string =>
  `${nameOf(input.seed)}${number.toString(36).toUpperCase().padStart(4, '0')}`;

const receiverOf = (received: ReceivedFile): string =>
  institution(received.input.sender.bic || fieldOf(received, 'SndgInst') || received.input.clearing.bic);

/** Fields of the answered file's header that the answer repeats. */
const originalFields = (received: ReceivedFile): Readonly<Record<string, string>> => {
  const { fileName, now } = received.input;
  const made = fieldOf(received, 'FDtTm');
  return {
    OrigFRef: fieldOf(received, 'FileRef').trim().slice(0, 35) || 'NOTPROVIDED',
    ...(fileName.length <= 32 ? { OrigFName: fileName } : {}),
    OrigDtTm: readDateTime(made) === undefined ? messageTime(now) : made,
  };
};

/** The header fields in order; unknown optional fields are left out. */
export const headerFields = (received: ReceivedFile, file: FileToWrite): readonly (readonly [string, string])[] => {
  const { form, dueAt, number, elements, isMisaddressed } = file;
  const counters = form.bulks.flatMap(({ element, counter }) =>
    counter === undefined ? [] : [[counter, String(elements.filter((one) => one === element).length)]],
  );
  const values: Readonly<Record<string, string>> = {
    SndgInst: institution(received.input.clearing.bic),
    RcvgInst: isMisaddressed ? institution(unknownReceiver) : receiverOf(received),
    FileRef: referenceOf(received, number),
    SrvcId: serviceOf(received),
    TstCode: received.input.sender.testCode,
    FType: form.fileType,
    FDtTm: messageTime(dueAt),
    ...originalFields(received),
    FileRjctRsn: file.code,
    FileBusDt: file.businessDate ?? openBusinessDate(received.input),
    RoutingInd: 'ALL',
    FileCycleNo: '1',
    ...Object.fromEntries(counters),
  };
  const names = [...form.header.matchAll(/^\s+(\w+)/gm)].map(([, name = '']) => name);
  return names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const]));
};

/** Envelope and version, service, sender, time and number, and the letter of the type. */
export const fileNameOf = (received: ReceivedFile, { form, dueAt, number }: FileToWrite): string => {
  const moment = dueAt.slice(2, 19).replace(/\D/g, '');
  const service = serviceOf(received).slice(0, 3);
  const counted = String(number % 1000).padStart(3, '0');
  return `CB01${service}${institution(received.input.clearing.bic)}${moment}${counted}.${form.fileType.slice(0, 1)}`;
};
