import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { detectScheme } from '@clearbench/iso20022/detect-scheme';
import type { Profile } from '@clearbench/iso20022/profile';
import { sniffMessage } from '@clearbench/iso20022/reader/sniff-message';
import { rulebookFor, rulebookOn } from '@clearbench/iso20022/rulebooks';
import type { Validation } from '@clearbench/validation-engine/streaming-validation';
import type { CheckedFile } from '../report-export/checked-file.ts';
import { createValidation } from '../validation.ts';
import type { Arguments } from './arguments.ts';

type Input = { readonly folder: string; readonly stdin: AsyncIterable<Uint8Array> };
type DatedArguments = Arguments & { readonly at: string };
type Profiled = (start: Uint8Array) => Profile;

const profileFor =
  (path: string | undefined, { scheme, rulebook, at: now }: DatedArguments): Profiled =>
  (start) => {
    const { messageType } = sniffMessage(start);
    return {
      scheme: scheme ?? detectScheme(start),
      rbVersion: rulebook ?? rulebookFor(messageType, rulebookOn(now)),
      now,
      fileName: path === undefined ? undefined : basename(path),
    };
  };

const chunkLength = 64 * 1024;

/**
 * A file in chunks that are valid until the next one. With a buffer for each, peaks depend on how far the collection of
 * garbage falls behind.
 */
const chunksOf = async function* (path: string): AsyncIterable<Uint8Array> {
  const file = await open(path);
  try {
    const buffer = new Uint8Array(chunkLength);
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, chunkLength);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
};

/** Standard input can be read once; an HTML page needs the text twice, for the lines around findings. */
const readable = async (
  path: string | undefined,
  stdin: AsyncIterable<Uint8Array>,
  twice: boolean,
): Promise<() => AsyncIterable<Uint8Array>> => {
  if (path !== undefined) return () => chunksOf(path);
  if (!twice) return () => stdin;
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) chunks.push(chunk);
  return () => Readable.from(chunks);
};

const reportOf = async (stream: AsyncIterable<Uint8Array>, profile: Profiled): Promise<ValidationReport> => {
  let validation: Validation | undefined;
  for await (const chunk of stream) {
    validation ??= createValidation(profile(chunk));
    validation.push(chunk);
  }
  validation ??= createValidation(profile(new Uint8Array(0)));
  return validation.finish();
};

/** Validates one file as a stream, or standard input where its name is `-`, at the instant `at`. */
export const checkFile = async (
  file: string,
  { folder, stdin }: Input,
  wanted: DatedArguments,
): Promise<CheckedFile> => {
  try {
    const path = file === '-' ? undefined : resolve(folder, file);
    const read = await readable(path, stdin, wanted.form === 'html');
    const report = await reportOf(read(), profileFor(path, wanted));
    if (wanted.form !== 'html') return { file, report };
    const { excerptsOf } = await import('../report-export/html/excerpts.ts');
    const excerpts = await excerptsOf(read(), report.validationMessages);
    return { file, report, excerpts, about: { validatedAt: wanted.at } };
  } catch (error) {
    return { file, error: error instanceof Error ? error.message : String(error) };
  }
};
