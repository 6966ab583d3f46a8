import type { RuleSeverities } from '../format/rule-severity.ts';
import type { ClockChoice } from './business-time.ts';
import type { SimEnvSettings } from './events.ts';
import type { AnswerMode } from './participants.ts';

/**
 * `basedOn`: the version of the environment that the administrator saw; the decider refuses another version as stale.
 * Undefined selects the latest version.
 */
export type SimEnvCommand =
  | {
      type: 'OpenSimEnv';
      data: { environmentId: string; settings: SimEnvSettings; severities?: RuleSeverities };
      at: string;
    }
  | {
      type: 'ChangeSimEnvSettings';
      data: { environmentId: string; settings: SimEnvSettings; basedOn: number | undefined };
      at: string;
    }
  | {
      type: 'ChangeSimEnvSeverities';
      data: { environmentId: string; severities: RuleSeverities; basedOn: number };
      at: string;
    }
  | {
      type: 'CloseSimEnv';
      data: { environmentId: string; restorableUntil?: string; members?: string[] };
      at: string;
    }
  | { type: 'RestoreSimEnv'; data: { environmentId: string }; at: string }
  | { type: 'SetSimEnvClock'; data: { environmentId: string; choice: ClockChoice }; at: string }
  | { type: 'AdvanceSimEnvClock'; data: { environmentId: string; to: string }; at: string }
  /** `lapsed`: the present holder, if that account no longer works in the environment. */
  | {
      type: 'ClaimParticipant';
      data: {
        environmentId: string;
        bic: string;
        userId: string;
        lapsed?: string | undefined;
        /** Unchanged, or by hand, where absent. */
        answers?: AnswerMode | undefined;
      };
      at: string;
    }
  /** `byAdministrator`: also for a participant of another tester. */
  | {
      type: 'ReleaseParticipant';
      data: { environmentId: string; bic: string; userId: string; byAdministrator: boolean };
      at: string;
    }
  /** Without a choice the clock stays as it is. */
  | { type: 'ResetSimEnvMemory'; data: { environmentId: string; choice?: ClockChoice | undefined }; at: string };
