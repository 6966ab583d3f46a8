import type { RbVersion } from '../sim-env/events.ts';
import type { BulkVerdict, ClearingVerdict, EngineReason, PlannedAnswer } from './clearing.ts';

/** A bulk of a file, its message kept by itself. */
export type ClearedBulk = {
  sha256: string;
  verdict: BulkVerdict;
  takenUp?: { originalMessageId: string; transactionsSha256: string }[];
  fingerprints?: number[];
  fingerprintsSha256?: string;
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
      };
      at: string;
    }
  | {
      type: 'ClearTransfer';
      /** What the test engine worked out; `settlesAt` only where something was accepted and settles. */
      data: {
        transferId: string;
        verdict: ClearingVerdict;
        answers: PlannedAnswer[];
        settlesAt?: string;
        silence?: EngineReason;
        /** Transactions of earlier messages this one is about, by message. */
        takenUp?: { originalMessageId: string; transactionsSha256: string }[];
        /** Of the ids of its payments; of very many where they are kept. */
        fingerprints?: number[];
        fingerprintsSha256?: string;
        /** Of a file that was taken in: what its bulks are. */
        bulks?: ClearedBulk[];
      };
      at: string;
    }
  | {
      type: 'ReplanTransfer';
      /** What the test engine works out now that another transfer has cancelled some of it: all its answers, and whether anything settles. */
      data: { transferId: string; causedByTransferId: string; answers: PlannedAnswer[]; settles: boolean };
      at: string;
    }
  | { type: 'ReleaseAnswer'; data: { transferId: string; answerId: string }; at: string }
  | { type: 'SettleTransfer'; data: { transferId: string }; at: string };
