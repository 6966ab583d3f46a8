import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { suitesIn } from '@clearbench/command-service/suite-space/suite-texts';
import { jsonSchemaOf } from '@clearbench/contracts/test-suite/json-schema';
import type { LoadedSuites } from '@clearbench/test-suites/format/load-suites';
import { problemText } from '@clearbench/test-suites/format/suite-texts';
import { reportOn } from '@clearbench/test-suites/reports/report-formats';
import { textReport } from '@clearbench/test-suites/reports/text-report';
import { everyCase, type Run } from '@clearbench/test-suites/run/case-run';
import { type Arguments, explained, type RunArguments, readArguments, usage } from './arguments.ts';
import { progressOn } from './progress.ts';
import { readSource } from './read-source.ts';
import { runInThreads } from './run-in-threads.ts';

/** The exit code where no case could run. */
export const couldNotRun = 2;

/** Where the command line writes; `folder` is the folder of relative paths. */
export type Terminal = {
  readonly folder: string;
  readonly stdout: Pick<NodeJS.WriteStream, 'write'>;
  readonly stderr: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;
};

const productVersion = async (): Promise<string> => {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
};

const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
};

const printProblems = ({ problems }: LoadedSuites, { stderr }: Terminal): number => {
  for (const { file, line, column, ...problem } of problems)
    stderr.write(`${file}:${line}:${column} ${problemText('en', problem)}\n`);
  return problems.length > 0 ? couldNotRun : 0;
};

const check = async (source: string, terminal: Terminal): Promise<number> => {
  const loaded = suitesIn(await readSource(resolve(terminal.folder, source)));
  const code = printProblems(loaded, terminal);
  const cases = loaded.suites.reduce((sum, suite) => sum + suite.cases.length, 0);
  if (code === 0) terminal.stdout.write(`${loaded.suites.length} suites, ${cases} cases, no errors\n`);
  return code;
};

const exitCodeOf = (run: Run): number => {
  const results = everyCase(run).map(({ result }) => result);
  if (results.length === 0 || results.includes('error')) return couldNotRun;
  return results.includes('failed') ? 1 : 0;
};

const runAll = async (wanted: RunArguments, terminal: Terminal): Promise<number> => {
  const { folder, stdout, stderr } = terminal;
  const files = await readSource(resolve(folder, wanted.source));
  const loaded = suitesIn(files);
  if (printProblems(loaded, terminal) > 0) return couldNotRun;
  const startedAt = new Date().toISOString();
  const progress = progressOn(stderr);
  const suites = await runInThreads({ ...wanted, files, loaded, onCase: progress.add });
  progress.clear();
  const run = { by: userName(), startedAt, productVersion: await productVersion(), seed: wanted.choices.seed, suites };
  const report = wanted.format === 'text' ? textReport(run) : reportOn(run, wanted.format);
  if (wanted.output === undefined) stdout.write(report);
  else {
    await writeFile(resolve(folder, wanted.output), report);
    if (wanted.format !== 'text') stderr.write(textReport(run));
  }
  const code = exitCodeOf(run);
  if (suites.length === 0)
    stderr.write(wanted.tags.length > 0 ? 'no case has one of these tags\n' : `${wanted.source} has no case\n`);
  return code;
};

const perform = async (wanted: Arguments, terminal: Terminal): Promise<number> => {
  switch (wanted.command) {
    case 'help':
      terminal.stdout.write(explained);
      return 0;
    case 'schema':
      terminal.stdout.write(`${JSON.stringify(jsonSchemaOf(wanted.of), undefined, 2)}\n`);
      return 0;
    case 'check':
      return check(wanted.source, terminal);
    case 'run':
      return runAll(wanted, terminal);
  }
};

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Performs the command that the arguments name; returns the exit code. */
export const commandLine = async (words: readonly string[], terminal: Terminal): Promise<number> => {
  const { stderr } = terminal;
  let wanted: Arguments;
  try {
    wanted = readArguments(words);
  } catch (error) {
    stderr.write(`${sentenceOf(error)}\n${usage}\n`);
    return couldNotRun;
  }
  try {
    return await perform(wanted, terminal);
  } catch (error) {
    stderr.write(`${sentenceOf(error)}\n`);
    return couldNotRun;
  }
};
