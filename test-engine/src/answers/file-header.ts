import type { EnvelopeProfile } from '@clearbench/validation/envelopes/envelope-profile';
import { readDateTime } from '@clearbench/validation/rules/iso-date-time';
import { servicesOf } from '../checks/envelope-checks.ts';
import { openBusinessDate } from '../clearing/business-date.ts';
import { type DeskOfFile, fieldOf } from '../clearing/desk-of-file.ts';
import { messageTime } from '../clearing/due-times.ts';
import { nameOf } from '../clearing/reference.ts';
import { nobody } from './deliver.ts';

/** A file that is about to be written. */
export type FileToWrite = {
  readonly form: EnvelopeProfile;
  readonly dueAt: string;
  /** Counts the answers to one file from 1. */
  readonly number: number;
  /** What the clearing says of the file it got. */
  readonly code: string;
  readonly isMisaddressed: boolean;
  /** Of what is settled by it, if that is known. */
  readonly businessDate: string | undefined;
  readonly elements: readonly string[];
};

const institution = (bic: string): string => bic.slice(0, 8);

export const serviceOf = (desk: DeskOfFile): string => {
  const own = servicesOf[desk.input.scheme];
  const named = fieldOf(desk, 'SrvcId');
  return own.includes(named) ? named : (own[0] ?? named);
};

/** At most 16 digits and capitals, as references of files must be. */
const referenceOf = ({ input }: DeskOfFile, number: number): string =>
  `${nameOf(input.seed)}${number.toString(36).toUpperCase().padStart(4, '0')}`;

const receiverOf = (desk: DeskOfFile): string =>
  institution(desk.input.sender.bic || fieldOf(desk, 'SndgInst') || desk.input.clearing.bic);

/** What stood in the header of the file that is answered, as far as it can be repeated. */
const originalFields = (desk: DeskOfFile): Readonly<Record<string, string>> => {
  const { fileName, now } = desk.input;
  const made = fieldOf(desk, 'FDtTm');
  return {
    OrigFRef: fieldOf(desk, 'FileRef').trim().slice(0, 35) || 'NOTPROVIDED',
    ...(fileName.length <= 32 ? { OrigFName: fileName } : {}),
    OrigDtTm: readDateTime(made) === undefined ? messageTime(now) : made,
  };
};

/** The fields of the form in their order; what it may leave out and nobody knows is left out. */
export const headerFields = (desk: DeskOfFile, file: FileToWrite): readonly (readonly [string, string])[] => {
  const { form, dueAt, number, elements, isMisaddressed } = file;
  const counters = form.bulks.flatMap(({ element, counter }) =>
    counter === undefined ? [] : [[counter, String(elements.filter((one) => one === element).length)]],
  );
  const values: Readonly<Record<string, string>> = {
    SndgInst: institution(desk.input.clearing.bic),
    RcvgInst: isMisaddressed ? institution(nobody) : receiverOf(desk),
    FileRef: referenceOf(desk, number),
    SrvcId: serviceOf(desk),
    TstCode: desk.input.sender.testCode,
    FType: form.fileType,
    FDtTm: messageTime(dueAt),
    ...originalFields(desk),
    FileRjctRsn: file.code,
    FileBusDt: file.businessDate ?? openBusinessDate(desk.input),
    RoutingInd: 'ALL',
    FileCycleNo: '1',
    ...Object.fromEntries(counters),
  };
  const names = [...form.header.matchAll(/^\s+(\w+)/gm)].map(([, name = '']) => name);
  return names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const]));
};

/** Form and version, service, who sends it, when it goes out and which of them it is, the letter of the type. */
export const fileNameOf = (desk: DeskOfFile, { form, dueAt, number }: FileToWrite): string => {
  const moment = dueAt.slice(2, 19).replace(/\D/g, '');
  const service = serviceOf(desk).slice(0, 3);
  const counted = String(number % 1000).padStart(3, '0');
  return `CB01${service}${institution(desk.input.clearing.bic)}${moment}${counted}.${form.fileType.slice(0, 1)}`;
};
