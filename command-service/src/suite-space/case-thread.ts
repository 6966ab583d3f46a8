import { parentPort } from 'node:worker_threads';
import { largestStepFile } from '@clearbench/contracts/suite-run/limits';
import type { LoadedSuite, SuiteCase } from '@clearbench/test-suites/format/load-suites';
import { runCase } from '@clearbench/test-suites/run/run-case';
import type { CaseOutput, CaseRequest, PlanRequest, StepBytes, ThreadReply } from './case-messages.ts';
import { unpackTexts } from './packed-texts.ts';
import { planOf } from './plan-cases.ts';
import { type RunEnvironment, separateEnvironment } from './run-environment.ts';
import { messageOf, openSuiteSpace } from './run-suite-case.ts';
import { type SuiteTexts, storedIn, suitesIn } from './suite-texts.ts';

type Loaded = {
  readonly sha256: string;
  readonly files: SuiteTexts;
  readonly stored?: ReturnType<typeof separateEnvironment>['stored'];
  readonly suites: readonly LoadedSuite[];
  readonly runEnvironment?: RunEnvironment | undefined;
};

let loaded: Loaded = { sha256: '', files: new Map(), suites: [] };

const reply = (message: ThreadReply): void => parentPort?.postMessage(message);

const load = ({ sha256, packed }: CaseRequest): void => {
  if (packed === undefined || sha256 === loaded.sha256) return;
  const { files, environment: runEnvironment, stored } = separateEnvironment(unpackTexts(packed));
  loaded = { sha256, files, stored, suites: suitesIn(files, runEnvironment).suites, runEnvironment };
};

const find = ({ run: { file, row } }: CaseRequest): { suite: LoadedSuite; found: SuiteCase } => {
  for (const suite of loaded.suites) {
    const found = suite.cases.find((one) => one.file === file && one.instance.row === row);
    if (found) return { suite, found };
  }
  throw new Error(`the suite has no case ${file} ${row ?? ''}`);
};

const run = async (request: CaseRequest): Promise<void> => {
  load(request);
  const { suite, found } = find(request);
  const now = () => new Date().toISOString();
  const space = await openSuiteSpace(suite.suite, found.instance, request.run.choices, {
    now,
    stored: storedIn(loaded.files, loaded.stored)(suite.folder),
    runEnvironment: loaded.runEnvironment,
  });
  const kept: StepBytes[] = [];
  const keep = (sha256: string, { bytes }: { readonly bytes: Uint8Array }): void => {
    const size = bytes.length;
    kept.push(size > largestStepFile ? { sha256, size } : { sha256, size, bytes: new Uint8Array(bytes) });
  };
  let before = performance.now();
  for await (const event of runCase(found.instance, space, keep)) {
    const after = performance.now();
    const output: CaseOutput = { event, duration: after - before, files: kept.splice(0) };
    before = after;
    reply({ output });
  }
};

const answer = async (request: CaseRequest): Promise<void> => {
  const started = performance.now();
  const duration = (): number => performance.now() - started;
  try {
    await run(request);
    reply({ done: { duration: duration() } });
  } catch (error) {
    reply({ done: { duration: duration(), error: messageOf(error) } });
  }
};

parentPort?.on('message', (request: CaseRequest | PlanRequest) => {
  if ('plan' in request) reply({ planned: planOf(unpackTexts(request.packed), request.plan) });
  else void answer(request);
});
