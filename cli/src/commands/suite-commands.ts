import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@clearbench/client/client';
import type { SuiteRunDetails } from '@clearbench/client/generated/calls';
import type { Call, Command, Printed } from '../command.ts';
import { CommandFailure } from '../command-failure.ts';
import { exitCodes } from '../exit-codes.ts';
import { type Paint, progressBar, table } from '../paint.ts';
import { environmentOf, millisecondsOf, oneOf } from './choices.ts';

export const suites: Command = {
  summary: 'lists the test suites of an environment, and those of the product',
  operands: '',
  takes: [0, 0],
  options: ['env'],
  run: async ({ bench, options }) => {
    const access = await bench();
    const { environmentToken } = await environmentOf(access, options);
    const stored = await access.call('listSuites', { query: { environmentToken } });
    const builtIn = await access.call('listBuiltInSuites');
    const rows = [...stored, ...builtIn].map(({ suiteId, title, cases }) => [suiteId, `${cases} cases`, title]);
    return { code: exitCodes.good, data: { stored, builtIn }, text: table(rows) };
  },
};

const often = 500;
const isOpen = ({ state }: SuiteRunDetails): boolean => state === 'waiting' || state === 'running';

/** Follows a run to its end, or until the time is over. */
const followed = async (bench: Client, runId: string, { options, progress }: Call): Promise<SuiteRunDetails> => {
  const end = Date.now() + millisecondsOf(options.timeout ?? '30m');
  for (;;) {
    const run = await bench.call('readSuiteRun', { params: { runId } });
    if (!isOpen(run) || Date.now() >= end) return run;
    const finished = run.passed + run.failed + run.errors;
    progress(`${progressBar(finished, run.cases)} ${finished} of ${run.cases}, ${run.failed} failed`);
    await pause(often);
  }
};

const failuresOf = async (bench: Client, runId: string) => {
  const lists = (['failed', 'error'] as const).map((state) =>
    bench.call('listSuiteRunCases', { params: { runId }, query: { state, limit: 100 } }),
  );
  return (await Promise.all(lists)).flatMap(({ items }) => items);
};

type Failures = Awaited<ReturnType<typeof failuresOf>>;

const runText = (run: SuiteRunDetails, failures: Failures, paint: Paint): string => {
  const sign = run.state === 'passed' ? paint.good('✓') : paint.bad('✗');
  const lines = failures.map(({ title, file, failure }) => `${paint.bad('✗')} ${title} (${file}): ${failure ?? ''}`);
  const counts = `${run.passed} passed, ${run.failed} failed, ${run.errors} could not run`;
  return [...lines, `${sign} ${run.suiteTitle}: ${run.state}, ${counts}`, run.runId].join('\n');
};

const forms = { junit: 'application/xml', csv: 'text/csv', html: 'text/html' } as const;
type Form = keyof typeof forms;

export const runSuite: Command = {
  summary: 'runs a test suite and waits for its end',
  operands: 'suite SUITE-ID',
  takes: [2, 2],
  options: ['env', 'format', 'timeout'],
  run: async (call): Promise<Printed> => {
    const { operands, options, paint } = call;
    const [noun = '', suiteId = ''] = operands;
    if (noun !== 'suite') throw new CommandFailure(exitCodes.usage, 'usage: clearbench run suite SUITE-ID');
    const form =
      options.format === undefined ? undefined : oneOf('format', Object.keys(forms) as Form[], options.format);
    const bench = await call.bench();
    const { environmentToken } = await environmentOf(bench, options);
    const { runId } = await bench.call('startSuiteRun', { body: { environmentToken, suiteId } });
    const run = await followed(bench, runId, call);
    const code = run.state === 'passed' ? exitCodes.good : exitCodes.bad;
    if (form !== undefined) {
      const text = await bench.text('readSuiteRunReport', forms[form], { params: { runId }, query: { format: form } });
      return { code, data: undefined, text };
    }
    const failures = await failuresOf(bench, runId);
    return { code, data: { run, failures }, text: runText(run, failures, paint) };
  },
};
