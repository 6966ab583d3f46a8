import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { loadFilePieces } from '@clearbench/authoring/load-file/write-load-file';
import { Failure } from '@clearbench/contracts/failure';
import { type Arguments, help, readArguments, usage } from './arguments.ts';
import { pathOf, preparedFile } from './generate-file.ts';

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

const write = async (given: Arguments): Promise<void> => {
  const file = await preparedFile(given, { now: new Date().toISOString(), seed: randomSeed() });
  const pieces = Readable.from(loadFilePieces(file), { objectMode: false, highWaterMark: 262_144 });
  if (given.output === undefined) await pipeline(pieces, process.stdout);
  else await pipeline(pieces, createWriteStream(pathOf(given.output)));
};

/** The English sentence of an error key, as the pages show it. */
const sentenceOfFailure = async ({ errorKey, params }: Failure): Promise<string> => {
  // Loaded for an error only, because the texts take memory.
  const { interfaceTexts } = await import('@clearbench/hosting/texts/interface-texts');
  const { en = {} } = await interfaceTexts();
  return (en[`error.${errorKey}`] ?? errorKey).replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(params[name] ?? ''));
};

const sentenceOf = async (error: unknown): Promise<string> => {
  if (error instanceof Failure) return sentenceOfFailure(error);
  return error instanceof Error ? error.message : String(error);
};

const main = async (): Promise<number> => {
  try {
    const given = readArguments(process.argv.slice(2));
    if (given === undefined) process.stdout.write(help);
    else await write(given);
    return 0;
  } catch (error) {
    process.stderr.write(`${await sentenceOf(error)}\n${error instanceof Failure ? '' : `${usage}\n`}`);
    return 2;
  }
};

// The reader of the output may close the pipe, as `head` does; the exit code is that of a program ended by a closed pipe.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 141 : 2));

process.exitCode = await main();
