import { planLoadFile } from '@clearbench/authoring/load-file/plan-load-file';
import { type LoadFile, loadFilePieces, loadFileSize } from '@clearbench/authoring/load-file/write-load-file';
import { Failure } from '@clearbench/contracts/failure';
import type { PlannedError, Variation } from '@clearbench/contracts/template/generate-routes';
import type { Profile } from '@clearbench/iso20022/profile';
import { renderTemplate, type TemplateJob } from './render-template.ts';
import { joinedInto, ownMemory, singleMessage, wrappedParts } from './wrap-text.ts';

/** A template with a number of transactions, as data for a worker; `limit` is for the whole file. */
export type LoadFileJob = TemplateJob & {
  readonly transactions: number;
  readonly errors: readonly PlannedError[];
  readonly vary?: Variation;
  readonly profile: Profile;
};

/** The transactions that break a rule. */
export type PlannedTransactions = {
  readonly ruleId: string;
  readonly count: number;
  /** The first ones. */
  readonly transactions: readonly number[];
};

export type GeneratedLoadFile =
  | { readonly bytes: Uint8Array; readonly planned: readonly PlannedTransactions[] }
  /** The size in bytes that is above the limit; nothing is written. */
  | { readonly tooLarge: number }
  | { readonly failure: Pick<Failure, 'errorKey' | 'params'> }
  | { readonly bodyBroken: string };

const mostListed = 100;

/** Memory that other threads read without a copy. */
const sharedMemory = (size: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(size));

/** Writes the file into memory of exactly its size. */
const bytesOf = (file: LoadFile, bytes: Uint8Array): Uint8Array => {
  let at = 0;
  for (const piece of loadFilePieces(file)) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
};

const plannedIn = ({ planned }: LoadFile): readonly PlannedTransactions[] =>
  planned.map(({ ruleId, transactions }) => ({
    ruleId,
    count: transactions.length,
    transactions: [...transactions.subarray(0, mostListed)],
  }));

const generated = (template: Uint8Array, job: LoadFileJob): GeneratedLoadFile => {
  const { transactions, errors, vary = {}, seed, profile, limit, wrap } = job;
  const options = { transactions, errors, vary, seed: seed >>> 0, profile };
  const file = planLoadFile(new TextDecoder().decode(singleMessage(template, wrap)), options);
  const size = loadFileSize(file);
  if (size > limit) return { tooLarge: size };
  const planned = plannedIn(file);
  if (wrap === undefined) return { bytes: bytesOf(file, sharedMemory(size)), planned };
  const parts = wrappedParts(bytesOf(file, ownMemory(size)), wrap);
  const all = parts.reduce((sum, { length }) => sum + length, 0);
  return all > limit ? { tooLarge: all } : { bytes: joinedInto(sharedMemory, parts), planned };
};

/** Renders a template and writes its file of many transactions, unless that is larger than the limit. */
export const generateLoadFile = (job: LoadFileJob): GeneratedLoadFile => {
  const rendered = renderTemplate({ ...job, wrap: undefined });
  if (!('bytes' in rendered)) return rendered;
  try {
    return generated(rendered.bytes, job);
  } catch (error) {
    if (error instanceof Failure) return { failure: { errorKey: error.errorKey, params: error.params } };
    throw error;
  }
};
