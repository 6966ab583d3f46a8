import type { StepKind } from '@clearbench/contracts/test-suite/test-case';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { StepConversation } from './conversation-of-case.ts';

/** A difference between the expected and the actual value. */
export type Mismatch = {
  /** What was compared, e.g. `status` or the path of an element. */
  readonly subject: string;
  readonly expected: string;
  readonly actual: string;
};

/** A file of a step; its bytes are stored by their SHA-256. */
export type StepFile = {
  readonly name: string | undefined;
  readonly fileName: string;
  readonly direction: 'sent' | 'validated' | 'received';
  readonly messageType: string | undefined;
  readonly sha256: string;
};

type StepData = {
  /** Number of the step, from 1. */
  readonly step: number;
  readonly kind: StepKind;
  /** Business time after the step, ISO 8601 UTC. */
  readonly at: string;
  readonly files: readonly StepFile[];
  /** Why the clearing answered so, in English. */
  readonly reasons: readonly string[];
  /** The same reasons with their rules and values. */
  readonly decisions: readonly EngineReason[];
  /** Absent where the step changed nothing in the conversation. */
  readonly conversation?: StepConversation;
};

/** The event of a run of one case; plain data that can be appended to a log. */
export type RunEvent =
  | { readonly type: 'caseStarted'; readonly data: { readonly at: string } }
  | { readonly type: 'stepPassed'; readonly data: StepData }
  | { readonly type: 'stepFailed'; readonly data: StepData & { readonly mismatches: readonly Mismatch[] } }
  | {
      readonly type: 'caseFinished';
      readonly data: {
        readonly result: CaseResult;
        readonly at: string;
        readonly passed: number;
        readonly failed: number;
        readonly skipped: number;
      };
    };

export type CaseResult = 'passed' | 'failed';
