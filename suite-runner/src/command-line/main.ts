import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { suitesIn } from '@clearbench/command-service/suite-space/suite-texts';
import { jsonSchemaOf } from '@clearbench/contracts/test-suite/json-schema';
import type { LoadedSuites } from '@clearbench/test-suites/format/load-suites';
import { problemText } from '@clearbench/test-suites/format/suite-texts';
import { reportOn } from '@clearbench/test-suites/reports/report-formats';
import { textReport } from '@clearbench/test-suites/reports/text-report';
import { everyCase, type Run } from '@clearbench/test-suites/run/case-run';
import { type Arguments, explained, type RunArguments, readArguments, usage } from './arguments.ts';
import { progressOn } from './progress.ts';
import { pathOf, readSource } from './read-source.ts';
import { runInThreads } from './run-in-threads.ts';

const couldNotRun = 2;

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

const printProblems = ({ problems }: LoadedSuites): number => {
  for (const { file, line, column, ...problem } of problems)
    process.stderr.write(`${file}:${line}:${column} ${problemText('en', problem)}\n`);
  return problems.length > 0 ? couldNotRun : 0;
};

const check = async (source: string): Promise<number> => {
  const loaded = suitesIn(await readSource(source));
  const code = printProblems(loaded);
  const cases = loaded.suites.reduce((sum, suite) => sum + suite.cases.length, 0);
  if (code === 0) process.stdout.write(`${loaded.suites.length} suites, ${cases} cases, no errors\n`);
  return code;
};

const exitCodeOf = (run: Run): number => {
  const results = everyCase(run).map(({ result }) => result);
  if (results.length === 0 || results.includes('error')) return couldNotRun;
  return results.includes('failed') ? 1 : 0;
};

const runAll = async (wanted: RunArguments): Promise<number> => {
  const files = await readSource(wanted.source);
  const loaded = suitesIn(files);
  if (printProblems(loaded) > 0) return couldNotRun;
  const startedAt = new Date().toISOString();
  const progress = progressOn(process.stderr);
  const suites = await runInThreads({ ...wanted, files, loaded, onCase: progress.add });
  progress.clear();
  const run = { by: userName(), startedAt, productVersion: await productVersion(), seed: wanted.choices.seed, suites };
  const report = wanted.format === 'text' ? textReport(run) : reportOn(run, wanted.format);
  if (wanted.output === undefined) process.stdout.write(report);
  else {
    await writeFile(pathOf(wanted.output), report);
    if (wanted.format !== 'text') process.stderr.write(textReport(run));
  }
  const code = exitCodeOf(run);
  if (suites.length === 0) process.stderr.write('no case has one of these tags\n');
  return code;
};

const perform = async (wanted: Arguments): Promise<number> => {
  switch (wanted.command) {
    case 'help':
      process.stdout.write(explained);
      return 0;
    case 'schema':
      process.stdout.write(`${JSON.stringify(jsonSchemaOf(wanted.of), undefined, 2)}\n`);
      return 0;
    case 'check':
      return check(wanted.source);
    case 'run':
      return runAll(wanted);
  }
};

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const main = async (): Promise<number> => {
  let wanted: Arguments;
  try {
    wanted = readArguments(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n${usage}\n`);
    return couldNotRun;
  }
  try {
    return await perform(wanted);
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    return couldNotRun;
  }
};

// The reader of the output may close the pipe; the exit code is that of a program ended by a closed pipe.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 141 : couldNotRun));

process.exitCode = await main();
