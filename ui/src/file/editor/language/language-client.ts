import {
  type WorkerPort,
  type WorkerRequest,
  type WorkerResponse,
  workerRequests,
} from '@clearbench/contracts/concurrency/worker-requests';
import { emitter } from '../../../parts/emitter.ts';
import type {
  Change,
  Checked,
  CheckResult,
  LanguageMessage,
  LanguageRequestName,
  LanguageRequests,
  Terms,
} from './protocol.ts';

/** The worker; tests pass one in the same thread. */
export type LanguagePort = WorkerPort<WorkerRequest<LanguageRequests> | LanguageMessage, WorkerResponse | CheckResult>;

export type LanguageClient = {
  readonly setText: (text: string, mark: string) => void;
  /** Appends the next part of a long text, whose first part was given by `setText`. */
  readonly addPart: (text: string, mark: string) => void;
  readonly edit: (changes: readonly Change[], mark: string) => void;
  readonly setTerms: (terms: Terms) => void;
  /** Resolves with undefined if there is no result. */
  readonly ask: <N extends LanguageRequestName>(
    name: N,
    input: LanguageRequests[N]['input'],
  ) => Promise<LanguageRequests[N]['result'] | undefined>;
  /** Reports the findings of a validation if the text has not changed since; returns the function that stops it. */
  readonly onChecked: (listener: (checked: Checked | undefined) => void) => () => void;
  readonly end: () => void;
};

export const languageClient = (port: LanguagePort): LanguageClient => {
  const checks = emitter<Checked | undefined>();
  let edits = 0;
  const worker = workerRequests<LanguageRequests, LanguageMessage, CheckResult>(port, (result) => {
    if (result.edits === edits) checks.emit(result.checked);
  });
  return {
    setText: (text, mark) => {
      edits += 1;
      worker.post({ kind: 'text', text, mark });
    },
    addPart: (text, mark) => {
      edits += 1;
      worker.post({ kind: 'part', text, mark });
    },
    edit: (changes, mark) => {
      edits += 1;
      worker.post({ kind: 'edit', changes, mark });
    },
    setTerms: (terms) => worker.post({ kind: 'terms', terms }),
    ask: (name, input) => worker.request(name, input).catch(() => undefined),
    onChecked: checks.on,
    end: () => {
      checks.clear();
      worker.end();
    },
  };
};
