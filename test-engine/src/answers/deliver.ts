import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { addDecimals, formatDecimal, parseDecimal, zero } from '@clearbench/iso20022/decimal';
import { addSeconds, messageTime } from '../clearing/due-times.ts';
import type { FileWide } from '../clearing/file-wide.ts';
import type { Intake } from '../clearing/intake.ts';
import type { ClearingResult, MadeAnswer } from '../clearing-input.ts';
import { isInquiry } from '../message-parser/parsed-message.ts';
import type { Corruption } from '../scenarios/effect.ts';
import type { AnswerFile, DebitFile, Draft, Heading } from './draft.ts';
import { writeXml } from './xml.ts';

const oneCent = parseDecimal('0.01') ?? zero;
/** An unknown receiver, for a header with an injected error. */
export const unknownReceiver = 'ZYZZDEX0XXX';

const headingOf = (
  { messageId, dueAt, receiver }: Draft,
  { input, message }: Intake,
  corruption: Corruption | undefined,
): Heading => ({
  messageId,
  createdAt: messageTime(dueAt),
  from: input.clearing.bic,
  to:
    corruption === 'HDR'
      ? unknownReceiver
      : receiver || input.sender.bic || (message.instructing ?? input.clearing.bic),
  total: (sum) => formatDecimal(corruption === 'SUM' ? addDecimals(sum, oneCent) : sum, 2),
});

type Written = {
  readonly draft: Draft;
  readonly reason: EngineReason;
  readonly dueAt: string;
  readonly messageType: string;
  readonly bytes: Uint8Array;
  readonly element: string;
  readonly isMisaddressed: boolean;
};

const write = (draft: Draft, intake: Intake, { corrupt, duplicate }: FileWide): readonly Written[] => {
  const corruption = corrupt?.effect.what;
  const document = draft.document(headingOf(draft, intake, corruption));
  const whole = writeXml(document, intake.isInFile);
  // Two thirds of a message are never well-formed.
  const bytes = corruption === 'XML' ? whole.slice(0, Math.floor((whole.length * 2) / 3)) : whole;
  const { messageType, root: element } = document;
  return Array.from({ length: duplicate?.effect.times ?? 1 }, (_, copy) => ({
    draft,
    // A repetition or a fault has the reason of its request, not that of the answer.
    reason: (copy > 0 ? duplicate?.reason : corrupt?.reason) ?? draft.reason,
    dueAt: addSeconds(draft.dueAt, copy),
    messageType,
    bytes,
    element,
    isMisaddressed: corruption === 'HDR',
  }));
};

/** Characters of the sent file's name in the name of an answer; the rest of the name has about 20. */
const longestStem = 90;

/** `payment` of `payment.xml`. Removes a lone high surrogate at the cut. */
const stemOf = (fileName: string): string => {
  const [, stem = fileName] = /^(.+?)(?:\.[^.]{1,8})?$/.exec(fileName) ?? [];
  return (
    stem
      .slice(0, longestStem)
      .replace(/[\ud800-\udbff]$/, '')
      .trimEnd() || 'unknown'
  );
};

/** Inquiries have their own files. */
const inquiryFiles = { CVF: 'QVF', SCF: 'OQF' } as const;

const fileFor = ({ file }: Draft, { input, message }: Intake): AnswerFile => {
  if (file === 'OQF') return file;
  if (isDirectDebit(input.scheme)) return debitFiles[file];
  return isInquiry(message.name) && (file === 'CVF' || file === 'SCF') ? inquiryFiles[file] : file;
};

const debitFiles: Readonly<Record<Exclude<Draft['file'], 'OQF'>, DebitFile>> = {
  CVF: 'DVF',
  RSF: 'UDF',
  SCF: 'SDF',
  CCF: 'SDF',
  DNF: 'DNF',
};

const forOtherTester = ({ recipient, sourceMessageId, aboutMessageId }: Draft) => ({
  ...(recipient === undefined ? {} : { recipient }),
  ...(sourceMessageId === undefined ? {} : { sourceMessageId }),
  ...(aboutMessageId === undefined ? {} : { aboutMessageId }),
});

/** Writes the drafts, applies requested faults and repetitions, and names them in the order of their due times. */
export const deliver = (drafts: readonly Draft[], intake: Intake, wide: FileWide): ClearingResult['answers'] => {
  const written = drafts.flatMap((draft) => write(draft, intake, wide));
  const inOrder = written.toSorted((a, b) => (a.dueAt < b.dueAt ? -1 : a.dueAt > b.dueAt ? 1 : 0));
  const about = stemOf(intake.input.fileName);
  return inOrder.map(({ draft, reason, dueAt, messageType, bytes, element, isMisaddressed }, index): MadeAnswer => {
    const file = fileFor(draft, intake);
    const fileName = `${file}-${about}-${index + 1}.xml`;
    const { messageId, receiver } = draft;
    const held = wide.hold === undefined ? {} : { startsHeld: true as const };
    const named = { answerId: `a${index + 1}`, fileName, messageType, messageId, dueAt, reason };
    const part = intake.isInFile ? { part: { file, element, isMisaddressed } } : {};
    return {
      answer: { ...named, ...held, ...forOtherTester(draft) },
      bytes,
      ...part,
      ...(receiver === undefined ? {} : { receiver }),
    };
  });
};
