import type { RbVersion } from '../sim-env/events.ts';
import type { Holder } from '../sim-env/participants.ts';
import type {
  AppliedScenarios,
  BulkVerdict,
  ClearingVerdict,
  ConfirmationStatus,
  DecidingRule,
  EngineReason,
  PlannedAnswer,
  TimeOut,
} from './clearing.ts';
import type { IncomingKind } from './incoming.ts';

/** Transactions of an earlier message to which an accepted message refers. */
export type StoredReference = {
  originalMessageId: string;
  transactionsSha256: string;
  status?: ConfirmationStatus;
  /** The clearing cancels the payments before their settlement. */
  cancels?: true;
};

/** A bulk of a file; its message is stored separately. */
export type ClearedBulk = {
  sha256: string;
  verdict: BulkVerdict;
  acceptedReferences?: StoredReference[];
  fingerprints?: number[];
  fingerprintsSha256?: string;
};

/** The facts about the new text of an answer. */
export type EditedAnswer = Pick<PlannedAnswer, 'messageType' | 'sha256' | 'size' | 'messageId' | 'messages'>;

/** A message of the other bank that a tester requests; `fileId` is the file whose conversation it belongs to. */
export type IncomingRequested = {
  transferId: string;
  fileId: string;
  fileName: string;
  environmentId: string;
  environmentToken: string;
  rbVersion: RbVersion;
  sha256: string;
  kind: IncomingKind;
  sourceFileId?: string;
  templateName?: string;
  originalMessageId?: string;
  requestedBy: string;
  rule?: DecidingRule;
  memory?: number;
};

export type TransferCommand =
  | {
      type: 'RequestTransfer';
      data: {
        transferId: string;
        fileId: string;
        fileName: string;
        environmentId: string;
        environmentToken: string;
        rbVersion: RbVersion;
        contentVersion: number;
        sha256: string;
        messageId?: string | undefined;
        messageType?: string | undefined;
        requestedBy: string;
        channelId?: string;
        /** The number of resets of the environment's memory. */
        memory?: number;
      };
      at: string;
    }
  | {
      type: 'RequestIncoming';
      data: IncomingRequested & { answers: PlannedAnswer[] };
      at: string;
    }
  | {
      type: 'ClearTransfer';
      /** The result of the test engine; `settlesAt` is present only where an accepted payment settles. */
      data: {
        transferId: string;
        /** The scenario lists in force when the file was sent. */
        scenarios?: AppliedScenarios;
        /** The testers who acted as participants when the file was sent. */
        holders?: Holder[];
        verdict: ClearingVerdict;
        answers: PlannedAnswer[];
        settlesAt?: string;
        silence?: EngineReason;
        timeOut?: TimeOut;
        /** The verdict waits for a participant; this one applies at the time-out. */
        awaits?: { verdict: ClearingVerdict };
        /** The transactions of earlier messages that this message refers to, by message. */
        acceptedReferences?: StoredReference[];
        /** Ids of the earlier messages to which the file refers, where the clearing did not accept the reference. */
        rejectedReferences?: string[];
        /** Fingerprints of the ids of its payments; a reference to a stored list for very many. */
        fingerprints?: number[];
        fingerprintsSha256?: string;
        /** The bulks of an accepted file. */
        bulks?: ClearedBulk[];
      };
      at: string;
    }
  | {
      type: 'ReplanTransfer';
      /**
       * The result of the test engine after another transfer cancelled payments: all answers, and whether anything
       * settles. Answers that are due at the business time `asOf` are not changed.
       */
      data: {
        transferId: string;
        causedByTransferId: string;
        answers: PlannedAnswer[];
        settles: boolean;
        asOf: string;
      };
      at: string;
    }
  | {
      type: 'ConfirmTransfer';
      /** The result of the test engine after a participant answered an instant payment. */
      data: {
        transferId: string;
        causedByTransferId: string;
        verdict: ClearingVerdict;
        answers: PlannedAnswer[];
        settlesAt?: string;
      };
      at: string;
    }
  | {
      type: 'FailReplanning';
      /** Why the test engine could not work out what the other transfer cancelled. */
      data: { transferId: string; causedByTransferId: string; reason: EngineReason };
      at: string;
    }
  | {
      type: 'ReleaseAnswer';
      /** `releasedAt`: the business time, from which the tester has time to answer. */
      data: { transferId: string; answerId: string; releasedAt?: string };
      at: string;
    }
  | {
      type: 'ConfirmPayment';
      /** The tester answered a received instant payment in time. */
      data: { transferId: string; messageId: string; causedByTransferId: string; status: ConfirmationStatus };
      at: string;
    }
  | { type: 'HoldAnswer'; data: { transferId: string; answerId: string }; at: string }
  | { type: 'ResumeAnswer'; data: { transferId: string; answerId: string }; at: string }
  | { type: 'EditAnswer'; data: { transferId: string; answerId: string; edited: EditedAnswer }; at: string }
  | { type: 'SettleTransfer'; data: { transferId: string }; at: string }
  | { type: 'DropAnswer'; data: { transferId: string; answerId: string; because: 'user' | 'memoryReset' }; at: string }
  | { type: 'TimeOutTransfer'; data: { transferId: string }; at: string }
  | { type: 'DropTimeOut'; data: { transferId: string }; at: string }
  | { type: 'DropSettlement'; data: { transferId: string }; at: string };
