import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Arguments, help, readArguments, usage } from './arguments.ts';
import { type InputFile, inputFiles, pathOf } from './input-files.ts';
import { type UpgradedInput, upgradeInput } from './upgrade-input.ts';

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const say = (line: string): boolean => process.stderr.write(`${line}\n`);

const write = async ({ output }: Arguments, name: string, { bytes }: UpgradedInput): Promise<void> => {
  if (output === undefined) {
    process.stdout.write(bytes);
    return;
  }
  const path = join(pathOf(output), name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
};

/** Upgrades one file and returns the exit code for it. */
const upgradeOne = async (given: Arguments, { path, name }: InputFile): Promise<number> => {
  try {
    const upgrade = await upgradeInput(await readFile(path), given);
    await write(given, name, upgrade);
    for (const finding of upgrade.findings) say(`${name}: ${finding.kind} ${finding.path}`);
    const notListed = upgrade.findingCount - upgrade.findings.length;
    if (notListed > 0) say(`${name}: ${notListed} more`);
    return upgrade.findingCount > 0 ? 1 : 0;
  } catch (error) {
    say(`${name}: ${sentenceOf(error)}`);
    return 2;
  }
};

const upgradeAll = async (given: Arguments): Promise<number> => {
  const files = await inputFiles(given.inputs);
  if (files.length > 1 && given.output === undefined) throw new Error('several files need --output');
  let exitCode = 0;
  for (const file of files) exitCode = Math.max(exitCode, await upgradeOne(given, file));
  return exitCode;
};

const main = async (): Promise<number> => {
  try {
    const given = readArguments(process.argv.slice(2));
    if (given === undefined) process.stdout.write(help);
    return given === undefined ? 0 : await upgradeAll(given);
  } catch (error) {
    say(`${sentenceOf(error)}\n${usage}`);
    return 2;
  }
};

// The reader of the output may close the pipe, as `head` does; the exit code is that of a program ended by a closed pipe.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 141 : 2));

process.exitCode = await main();
