import { createReadStream } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { Profile } from '../profile.ts';
import type { CheckedFile } from '../report-export/checked-file.ts';
import { rulebookFor, rulebookOn } from '../rulebooks.ts';
import { schemeSaid } from '../scheme-said.ts';
import { sniffMessage } from '../sniff-message.ts';
import { createValidation, type Validation } from '../validation.ts';
import type { Arguments } from './arguments.ts';

type Profiled = (start: Uint8Array) => Profile;

const profileFor =
  (path: string | undefined, { scheme, rulebook }: Arguments, now: string): Profiled =>
  (start) => {
    const { messageType } = sniffMessage(start);
    return {
      scheme: scheme ?? schemeSaid(start),
      rbVersion: rulebook ?? rulebookFor(messageType, rulebookOn(now)),
      now,
      fileName: path === undefined ? undefined : basename(path),
    };
  };

/** Without a path, it is what the terminal hands in. */
const reportOf = async (path: string | undefined, wanted: Arguments, now: string): Promise<ValidationReport> => {
  const profile = profileFor(path, wanted, now);
  const stream: AsyncIterable<Uint8Array> = path === undefined ? process.stdin : createReadStream(path);
  let validation: Validation | undefined;
  for await (const chunk of stream) {
    validation ??= createValidation(profile(chunk));
    validation.push(chunk);
  }
  validation ??= createValidation(profile(new Uint8Array(0)));
  return validation.finish();
};

/** Checks one file as a stream, `-` what comes in. npm starts scripts in the project's folder; the file is meant from where the user is. */
export const checkFile = async (file: string, wanted: Arguments, now: string): Promise<CheckedFile> => {
  try {
    const path = file === '-' ? undefined : resolve(process.env.INIT_CWD ?? '', file);
    return { file, report: await reportOf(path, wanted, now) };
  } catch (error) {
    return { file, error: error instanceof Error ? error.message : String(error) };
  }
};
