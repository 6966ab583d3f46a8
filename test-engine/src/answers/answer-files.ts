import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { EnvelopeProfile } from '@clearbench/validation/envelopes/envelope-profile';
import { builtInEnvelopes } from '@clearbench/validation/envelopes/envelopes';
import { standingAlone } from '@clearbench/validation/envelopes/standing-alone';
import { namespacePrefix } from '@clearbench/validation/message-type';
import type { DeskOfFile } from '../clearing/desk-of-file.ts';
import type { MadeAnswer, MadeMessage } from '../clearing-input.ts';
import { inquiryFiles } from './deliver.ts';
import type { AnswerFile, AnswerPart } from './draft.ts';
import { type FileToWrite, fileNameOf, headerFields } from './file-header.ts';
import { joined } from './xml.ts';

/** An answer to one bulk, which will be a bulk of a file. */
type Bulk = MadeAnswer & { readonly part: AnswerPart };

/** More bulks than this never go into one file. */
const mostBulks = 500;

const encoder = new TextEncoder();

/** The form in which the clearing writes that type of file to those who write to it in this one. */
const formFor = ({ file, input }: DeskOfFile, fileType: AnswerFile): EnvelopeProfile | undefined => {
  const alike = (input.forms ?? builtInEnvelopes).filter((form) => form.root === file.form.root);
  const named = (name: string | undefined) => alike.find((form) => form.fileType === name);
  // What comes with inquiries is answered in files of inquiries, whatever it is.
  return named(fileType) ?? named(fileType === 'CVF' || fileType === 'SCF' ? inquiryFiles[fileType] : undefined);
};

const placeIn =
  ({ bulks }: EnvelopeProfile) =>
  ({ part }: Bulk): number =>
    bulks.findIndex(({ element }) => element === part.element);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const written = (desk: DeskOfFile, file: FileToWrite, bulks: readonly Bulk[]): Uint8Array => {
  const { root, namespace } = file.form;
  const fields = headerFields(desk, file).map(([name, text]) => `  <f:${name}>${escaped(text)}</f:${name}>\n`);
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<f:${root} xmlns:f="${namespace}">\n${fields.join('')}`;
  return joined([encoder.encode(head), ...bulks.map(({ bytes }) => bytes), encoder.encode(`</f:${root}>\n`)]);
};

/** The day a message settles, which stands in its header. */
const dayIn = (bytes: Uint8Array): string | undefined =>
  /<IntrBkSttlmDt>([\d-]+)</.exec(new TextDecoder().decode(bytes.subarray(0, 2_000)))?.[1];

const messageOf = ({ answer, bytes }: Bulk): MadeMessage[] => {
  const { messageId, messageType } = answer;
  return messageId === undefined
    ? []
    : [{ messageId, messageType, bytes: standingAlone(bytes, `${namespacePrefix}${messageType}`) }];
};

/** Why the file comes: what went wrong goes before what went as usual. */
const reasonOf = (bulks: readonly Bulk[]): EngineReason | undefined => {
  const reasons = bulks.map(({ answer }) => answer.reason);
  return reasons.find(({ layer }) => layer !== 'default') ?? reasons[0];
};

type Making = { readonly desk: DeskOfFile; readonly form: EnvelopeProfile; readonly number: number };

const made = ({ desk, form, number }: Making, bulks: readonly Bulk[]): MadeAnswer[] => {
  const [first] = bulks;
  const reason = reasonOf(bulks);
  if (first === undefined || reason === undefined) return [];
  const { dueAt, messageType } = first.answer;
  const file: FileToWrite = {
    form,
    dueAt,
    number,
    code: 'A00',
    isMisaddressed: bulks.some(({ part }) => part.isMisaddressed),
    businessDate: bulks.map(({ bytes }) => dayIn(bytes)).find((day) => day !== undefined),
    elements: bulks.map(({ part }) => part.element),
  };
  const answer = { answerId: `a${number}`, fileName: fileNameOf(desk, file), messageType, dueAt, reason };
  return [{ answer, bytes: written(desk, file, bulks), messages: bulks.flatMap(messageOf) }];
};

const inChunks = (bulks: readonly Bulk[]): readonly (readonly Bulk[])[] =>
  Array.from({ length: Math.ceil(bulks.length / mostBulks) }, (_, chunk) =>
    bulks.slice(chunk * mostBulks, (chunk + 1) * mostBulks),
  );

/** Puts answers to bulks into files: what is of one type and due at one moment goes out together. */
export const answerFiles = (desk: DeskOfFile, answers: readonly MadeAnswer[]): readonly MadeAnswer[] => {
  const bulks = answers.flatMap((answer) => (answer.part === undefined ? [] : [{ ...answer, part: answer.part }]));
  const together = [...Map.groupBy(bulks, ({ answer, part }) => `${answer.dueAt} ${part.file}`)]
    .toSorted(([one], [other]) =>
      one.slice(0, 24) < other.slice(0, 24) ? -1 : one.slice(0, 24) > other.slice(0, 24) ? 1 : 0,
    )
    .flatMap(([, group]) => {
      const form = group[0] && formFor(desk, group[0].part.file);
      if (form === undefined) return [];
      const place = placeIn(form);
      return inChunks(group.toSorted((one, other) => place(one) - place(other))).map((chunk) => ({ form, chunk }));
    });
  return together.flatMap(({ form, chunk }, index) => made({ desk, form, number: index + 1 }, chunk));
};

/** What a file gets that is turned away as a whole: a header that says why, and nothing else. */
export const refusedFile = (
  desk: DeskOfFile,
  code: string,
  reason: EngineReason,
  dueAt: string,
): readonly MadeAnswer[] => {
  const form = (desk.input.forms ?? builtInEnvelopes).find(
    ({ root, fileType }) => root === desk.file.form.root && /^.VF$/.test(fileType),
  );
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
  const answer = { answerId: 'a1', fileName: fileNameOf(desk, file), messageType: form.fileType, dueAt, reason };
  return [{ answer, bytes: written(desk, file, []), messages: [] }];
};
