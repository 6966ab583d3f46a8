import { randomUUID } from 'node:crypto';
import { caseStateAt, type Interruption } from '@clearbench/contracts/suite-run/choices';
import { longestRunSeconds, mostKeptBytes } from '@clearbench/contracts/suite-run/limits';
import type { PlannedCase, SuiteRunFile } from '@clearbench/contracts/suite-run/parts';
import type { SuiteRunDocument } from '@clearbench/contracts/suite-run/views';
import { millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { CommandContext } from '../command-context.ts';
import type { CaseOutput, PackedSuite, StepBytes } from '../suite-space/case-messages.ts';
import type { SuiteWorkers } from '../suite-space/suite-workers.ts';
import { endOf, stepOf } from './case-facts.ts';
import { type RunRecorder, runRecorder } from './record-run.ts';
import { suiteRunDecider, suiteRunStream } from './suite-run-decider.ts';

export type ExecutionParts = Pick<CommandContext, 'handle' | 'contents'> & {
  readonly workers: Pick<SuiteWorkers, 'run'>;
  readonly clock: Clock;
};

type Execution = {
  readonly run: SuiteRunDocument;
  readonly suite: PackedSuite;
  readonly stopping: AbortController;
  readonly recorder: RunRecorder;
  /** Bytes of kept files that are left. */
  keeps: number;
};

/** Stores the files of a step within the limits of the run. */
const keepFiles = async ({ contents }: ExecutionParts, execution: Execution, files: readonly StepBytes[]) => {
  const kept: [string, Pick<SuiteRunFile, 'size' | 'sha256'>][] = [];
  for (const { sha256, size, bytes } of files) {
    const isKept = bytes !== undefined && size <= execution.keeps;
    if (isKept) {
      execution.keeps -= size;
      await contents.put(bytes);
    }
    kept.push([sha256, isKept ? { size, sha256 } : { size }]);
  }
  return kept;
};

const executeCase = async (parts: ExecutionParts, execution: Execution, planned: PlannedCase, number: number) => {
  const { run, suite, stopping, recorder } = execution;
  const { seed, at, rulebook } = run.choices;
  const kept = new Map<string, Pick<SuiteRunFile, 'size' | 'sha256'>>();
  let last: CaseOutput['event'] | undefined;
  let recorded: Promise<void> = Promise.resolve();
  const record = async ({ event, duration, files }: CaseOutput): Promise<void> => {
    for (const [sha256, file] of await keepFiles(parts, execution, files)) kept.set(sha256, file);
    if (event.type === 'stepPassed' || event.type === 'stepFailed')
      recorder.add({ number, step: stepOf(event, duration, kept) });
    last = event;
  };
  recorder.add({ number, started: planned });
  const done = await parts.workers.run({
    ...{ file: planned.file, row: planned.row, choices: { seed, at, rulebook } },
    ...{ suite, signal: stopping.signal },
    onOutput: (output) => {
      recorded = recorded.then(() => record(output));
      recorded.catch(() => stopping.abort());
    },
  });
  await recorded;
  if (done) recorder.add({ number, end: endOf(done, last) });
};

const interrupt = async ({ handle, clock }: ExecutionParts, runId: string, reason: Interruption): Promise<void> => {
  const metadata = {
    commandId: `interrupt-${reason}`,
    actor: 'system:suite-runs',
    correlationId: `suite-run-${runId}`,
  };
  const command = { type: 'InterruptSuiteRun', data: { runId, reason }, at: clock.now() } as const;
  await handle(suiteRunDecider, suiteRunStream(runId), command, metadata).catch((error: unknown) => {
    if ((error as Error).name !== 'Refusal') throw error;
  });
};

const textsOf = async ({ contents }: ExecutionParts, { textsSha256, planSha256 }: SuiteRunDocument) => {
  try {
    const packed = await contents.get(textsSha256);
    const plan = JSON.parse(new TextDecoder().decode(await contents.get(planSha256))) as readonly PlannedCase[];
    return { suite: { sha256: textsSha256, packed }, plan };
  } catch {
    return undefined;
  }
};

type Numbered = { readonly number: number; readonly planned: PlannedCase };

const unfinished = (plan: readonly PlannedCase[], { caseStates }: SuiteRunDocument): Numbered[] =>
  plan
    .map((planned, index) => ({ planned, number: index + 1 }))
    .filter(({ number }) => ['open', 'running'].includes(caseStateAt(caseStates, number)));

const executeCases = async (parts: ExecutionParts, execution: Execution, plan: readonly PlannedCase[]) => {
  const cases = unfinished(plan, execution.run).values();
  const lane = async (): Promise<void> => {
    for (const { number, planned } of cases) {
      if (execution.stopping.signal.aborted) return;
      await executeCase(parts, execution, planned, number);
    }
  };
  await Promise.all(Array.from({ length: execution.run.choices.parallel }, lane));
  await execution.recorder.flushed();
};

/**
 * Executes the unfinished cases of a run in their order, as many side by side as it says. The signal of `stopping` ends
 * it; what is recorded until then stays.
 */
export const executeRun = async (
  parts: ExecutionParts,
  run: SuiteRunDocument,
  stopping: AbortController,
): Promise<void> => {
  const { runId, startedAt = parts.clock.now() } = run;
  const texts = await textsOf(parts, run);
  if (texts === undefined) return interrupt(parts, runId, 'texts');
  const stop = (): void => stopping.abort();
  const recorder = runRecorder({ ...parts, runId, executionId: randomUUID(), onEnded: stop, onFailed: stop });
  const left = Date.parse(startedAt) + longestRunSeconds * millisecondsPerSecond - Date.parse(parts.clock.now());
  let isLate = false;
  const timer = setTimeout(
    () => {
      isLate = true;
      stopping.abort();
    },
    Math.max(0, left),
  );
  try {
    await executeCases(parts, { run, suite: texts.suite, stopping, recorder, keeps: mostKeptBytes }, texts.plan);
  } finally {
    clearTimeout(timer);
  }
  if (isLate) await interrupt(parts, runId, 'time');
};
