import type {
  ValidationMessage,
  ValidationReport,
  ValidationSummary,
} from '@clearbench/contracts/file/validation-report';
import type { Profile } from '@clearbench/iso20022/profile';
import { inPieces } from '@clearbench/xml/tokenizer/pieces';
import { token } from '@clearbench/xml/tokenizer/token';
import { endInput, feed, nextToken } from '@clearbench/xml/tokenizer/tokenizer';
import type { PartStart } from './parts/boundary.ts';
import { beginPart, endPart, joinPart, type OpenPart, type ValidatedPart } from './parts/validated-part.ts';
import { addDecisiveFinding, countNotListed, type FindingSentence, listMessages } from './report/findings.ts';
import type { Rule } from './rule.ts';
import { contextOf } from './rule-context.ts';
import { type ReadyRules, readyRules } from './rule-plan.ts';
import { closeRules, createRuleRun, type RuleRun } from './rule-run.ts';
import { giveArraysBack, takeArrays } from './structure/array-sets.ts';
import { endCarrier, leaveHeader } from './structure/carrier.ts';
import { resumeFile, setFileAside, startFileRules } from './structure/file-rules.ts';
import { closeNodeStep, openNodeStep, textNodeStep } from './structure/node-steps.ts';
import { closeStep, openStep, textStep } from './structure/steps.ts';
import { createValidationState, pathTo, type ValidationState } from './structure/validation-state.ts';
import { createTransactionShapes } from './transaction-shapes/known-shapes.ts';
import { recordToken, startRecording } from './transaction-shapes/record-shape.ts';
import { keepTextsOfShapes, repeatTransactions } from './transaction-shapes/repeat-transactions.ts';

/** The rules to run, and the sentences of their findings. */
export type RuleSet = { readonly rules: readonly Rule[]; readonly sentenceOf: FindingSentence };

export type ValidationLimits = {
  /** Number of findings at which reading stops. */
  readonly mostFindings?: number;
  /** Seconds after which reading stops; no limit if missing. */
  readonly mostSeconds?: number;
  /** The most findings that the report lists, if not the usual number. */
  readonly longestList?: number;
};

/** A file that is worth correcting has fewer, and a hostile one is done with in a second. */
const usualMostFindings = 500_000;

/** A validation under way: give it the bytes as they come, then ask for the report. */
export type Validation = {
  readonly push: (chunk: Uint8Array) => void;
  readonly finish: () => ValidationReport;
  /**
   * For a thread that validates a part of a text, after the beginning of the text with some transactions: what comes now
   * is at `start`. False if a part cannot begin after what was given.
   */
  readonly beginPart: (start: PartStart) => boolean;
  /** The part as far as it was given; undefined if it cannot end there. */
  readonly endPart: () => ValidatedPart | undefined;
  /** Takes over what another thread has validated, if the text continues with it; what comes now is behind it. */
  readonly joinPart: (part: ValidatedPart) => boolean;
};

type Found = {
  readonly line: number;
  readonly column: number;
  readonly params?: Readonly<Record<string, string | number>>;
};

const reportText = (v: ValidationState, variant: string, severity: 'Warning' | 'Error', found: Found): void => {
  addDecisiveFinding(v.findings, 'T-01', severity, () => ({ ...found, variant, layer: 'structure', path: '' }));
};

const startRules = (v: ValidationState, rules: ReadyRules): void => {
  const messageType = v.message?.model.name;
  v.shapes = createTransactionShapes();
  if (messageType === undefined) return;
  const file = v.carrier?.file;
  if (file !== undefined && v.documentDepth === 1) {
    startFileRules(v, file, rules);
    return;
  }
  if (file !== undefined) setFileAside(v, file);
  const context = contextOf(v.profile, messageType, v.message?.isApproximate === true);
  v.findings.overrides = context.profile.overrides ?? {};
  v.rules = createRuleRun(rules, context, pathTo(v, v.documentDepth - 1), v.carrier?.ids, v.carrier?.header);
};

const opened = (v: ValidationState, rules: ReadyRules): void => {
  const { deviations } = v;
  if (!openStep(v)) return;
  if (v.tokenizer.depth === v.documentDepth) startRules(v, rules);
  if (v.rules !== undefined) openNodeStep(v, v.rules);
  if (v.tokenizer.name === v.transactionName) startRecording(v, deviations);
};

/** Ends the reading where it is; the report says where that was, and how much had been read. */
const stopReading = (v: ValidationState, variant: string, params: Readonly<Record<string, number>>): void => {
  const { tokenizer: t } = v;
  const read = t.base + t.start;
  t.failure = { variant, line: t.startLine, column: t.startColumn, params: { ...params, read } };
  v.isStopped = true;
};

/** Shorter pieces are read token by token: waiting for the rest of a transaction would read it again with every one. */
const shortestWait = 4_096;

/** `mayWait` if more of the text comes, so that the last transaction of the buffer need not be read yet. */
const drain = (v: ValidationState, rules: ReadyRules, mostFindings: number, mayWait: boolean): void => {
  const { tokenizer: t, findings } = v;
  // A transaction that the buffer did not hold as a whole has no shape.
  v.shapes.recording = undefined;
  keepTextsOfShapes(v);
  if (repeatTransactions(v, mostFindings) && mayWait) return;
  for (;;) {
    const kind = nextToken(t);
    if (kind === token.more || kind === token.end || kind === token.broken) return;
    if (findings.total > mostFindings) {
      stopReading(v, 'tooManyFindings', { limit: mostFindings });
      return;
    }
    if (kind === token.open) opened(v, rules);
    else if (kind === token.close) {
      if (closeStep(v) && v.rules !== undefined) closeNodeStep(v, v.rules);
      if (v.carrier !== undefined && v.documentDepth === t.depth + 1) endCarried(v);
    } else if (kind === token.text || kind === token.blank) {
      textStep(v, kind === token.blank);
      if (v.rules !== undefined && v.skipFrom === 0) textNodeStep(v);
    } else if (kind === token.declaration) checkEncoding(v);
    if (v.shapes.recording !== undefined) recordToken(v, v.shapes.recording, kind);
    if (kind === token.close && t.name === v.transactionName && repeatTransactions(v, mostFindings) && mayWait) return;
  }
};

const checkEncoding = (v: ValidationState): void => {
  const { declaredEncoding: declared, startLine, startColumn } = v.tokenizer;
  if (declared === undefined || declared.toUpperCase() === 'UTF-8') return;
  reportText(v, 'declaredEncoding', 'Error', { line: startLine, column: startColumn, params: { declared } });
};

const runClosing = (v: ValidationState, run: RuleRun): void => {
  if (v.root !== undefined) closeRules(v.findings, run, v.root);
};

/** A message in a carrier is over: its rules say what they have to, and the next one starts afresh. */
const endCarried = (v: ValidationState): void => {
  // The rules of a file have the last word when all of it is there.
  if (v.tokenizer.depth === 0) return;
  leaveHeader(v);
  if (v.rules !== undefined) runClosing(v, v.rules);
  v.rules = undefined;
  v.root = undefined;
  v.node = undefined;
  v.documentDepth = 0;
  if (v.carrier?.file !== undefined) resumeFile(v, v.carrier.file);
};

const summaryOf = (v: ValidationState, listed: readonly ValidationMessage[]): ValidationSummary => {
  const { Info: infos, Warning: warnings, Error: errors } = v.findings.buckets;
  const { messageType } = v;
  const notShown = errors.count + warnings.count + infos.count - listed.length;
  return {
    valid: errors.count === 0,
    ...(messageType === undefined ? {} : { messageType }),
    scheme: v.profile.scheme,
    rbVersion: v.profile.rbVersion,
    errors: errors.count,
    warnings: warnings.count,
    infos: infos.count,
    notShown,
    ...(notShown === 0 ? {} : { notListed: countNotListed(v.findings, listed) }),
    transactions: v.transactions,
    bytes: v.bytes,
  };
};

/** Where reading was stopped: how much of the text that is, of all there is. */
const withShare = (failure: Found, bytes: number): Found => {
  const { read = 0, ...params } = failure.params ?? {};
  const percent = Math.floor((Number(read) / Math.max(1, bytes)) * 100);
  return { ...failure, params: { ...params, percent, read, bytes } };
};

const reportOf = (v: ValidationState, sentenceOf: FindingSentence): ValidationReport => {
  const { failure, byteOrderMark } = v.tokenizer;
  if (byteOrderMark) reportText(v, 'byteOrderMark', 'Warning', { line: 1, column: 1 });
  if (v.carrier?.file !== undefined) v.carrier.file.soFar.bytes = v.bytes;
  if (failure !== undefined)
    reportText(v, failure.variant, 'Error', v.isStopped ? withShare(failure, v.bytes) : failure);
  else if (v.rules !== undefined) runClosing(v, v.rules);
  endCarrier(v);
  const validationMessages = [...listMessages(v.findings, sentenceOf)];
  return { validationSummary: summaryOf(v, validationMessages), validationMessages };
};

/** Starts the validation of one text with these rules; the memory does not depend on the length of the text. */
export const startValidation = (
  profile: Profile,
  { rules, sentenceOf }: RuleSet,
  { mostFindings = usualMostFindings, mostSeconds, longestList }: ValidationLimits = {},
): Validation => {
  const overdueAt = mostSeconds === undefined ? undefined : performance.now() + mostSeconds * 1_000;
  const ready = readyRules(rules);
  const arrays = takeArrays();
  const v = createValidationState(profile, arrays, longestList);
  let report: ValidationReport | undefined;
  let part: OpenPart | undefined;
  const take = (piece: Uint8Array): void => {
    if (v.tokenizer.failure !== undefined || v.tokenizer.ended) return;
    if (overdueAt !== undefined && performance.now() > overdueAt) {
      stopReading(v, 'tooSlow', { limit: mostSeconds ?? 0 });
      return;
    }
    feed(v.tokenizer, piece);
    drain(v, ready, mostFindings, piece.length >= shortestWait);
  };
  const end = (): ValidationReport => {
    endInput(v.tokenizer);
    if (!v.isStopped) drain(v, ready, mostFindings, false);
    const ended = reportOf(v, sentenceOf);
    giveArraysBack(arrays, v.tokenizer);
    return ended;
  };
  return {
    push(chunk) {
      v.bytes += chunk.length;
      inPieces(chunk, take);
    },
    finish() {
      report ??= end();
      return report;
    },
    beginPart(start) {
      part = beginPart(v, start);
      return part !== undefined;
    },
    endPart: () => part && endPart(v, part),
    joinPart: (validated) => joinPart(v, validated, mostFindings),
  };
};
