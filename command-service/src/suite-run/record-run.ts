import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@clearbench/contracts/failure';
import type { CaseFact } from '@clearbench/contracts/suite-run/commands';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { CommandContext } from '../command-context.ts';
import { suiteRunDecider, suiteRunStream } from './suite-run-decider.ts';

type Parts = {
  readonly handle: CommandContext['handle'];
  readonly clock: Clock;
  readonly runId: string;
  readonly executionId: string;
  /** The run has ended meanwhile. */
  readonly onEnded: () => void;
  /** Facts cannot be appended; `flushed` rejects. */
  readonly onFailed: () => void;
};

/** Collects facts of cases and appends them in groups, so that short cases share an append. */
export type RunRecorder = {
  add(fact: CaseFact): void;
  /** Resolves when the facts so far are appended. */
  flushed(): Promise<void>;
};

/** Milliseconds that a group collects facts, and pauses before further attempts to append it. */
const collectMs = 80;
const retryMs = [200, 1_000, 5_000] as const;
/** Facts of a group, and their characters: servers limit the size of an append. */
const mostFacts = 400;
const mostCharacters = 300_000;

/** The first facts that fit into a group, at least one. */
export const groupOf = (waiting: CaseFact[]): readonly CaseFact[] => {
  let characters = 0;
  const end = waiting.findIndex((fact, index) => {
    characters += JSON.stringify(fact).length;
    return index > 0 && (index >= mostFacts || characters > mostCharacters);
  });
  return waiting.splice(0, end < 0 ? waiting.length : end);
};

export const runRecorder = ({ handle, clock, runId, executionId, onEnded, onFailed }: Parts): RunRecorder => {
  const waiting: CaseFact[] = [];
  let number = 0;
  let writing: Promise<void> | undefined;
  let fault: { readonly error: unknown } | undefined;

  const append = async (facts: readonly CaseFact[], commandId: string): Promise<void> => {
    const command = { type: 'RecordCases', data: { runId, executionId, facts }, at: clock.now() } as const;
    const metadata = { commandId, actor: 'system:suite-runs', correlationId: `suite-run-${runId}` };
    for (const ms of [...retryMs, undefined]) {
      try {
        await handle(suiteRunDecider, suiteRunStream(runId), command, metadata);
        return;
      } catch (error) {
        if (error instanceof Refusal) return onEnded();
        if (ms === undefined) throw error;
        await pause(ms);
      }
    }
  };

  const write = async (): Promise<void> => {
    // The start of the first case is appended at once: it is the start of the run.
    if (number > 0) await pause(collectMs);
    while (waiting.length > 0) {
      number += 1;
      await append(groupOf(waiting), `${executionId}-${number}`);
    }
  };

  const start = (): Promise<void> => {
    writing ??= write()
      .catch((error: unknown) => {
        fault = { error };
        onFailed();
      })
      .finally(() => {
        writing = undefined;
      });
    return writing;
  };

  return {
    add: (fact) => {
      if (fault) return;
      waiting.push(fact);
      void start();
    },
    flushed: async () => {
      while (!fault && (waiting.length > 0 || writing)) await start();
      if (fault) throw fault.error;
    },
  };
};
