import type { RbVersion } from '../sim-env/events.ts';
import type { CheckResult, ContentFacts } from './vip-file.ts';

type Place = {
  fileId: string;
  environmentId: string;
  environmentToken: string;
  rbVersion: RbVersion;
  fileName: string;
};

/** `at` is the instant of the command, ISO 8601 UTC. Contents are stored and checked before the command is given. */
export type FileCommand =
  | {
      type: 'CreateFile';
      data: Place & {
        direction: 'TS' | 'ST';
        origin: 'template' | 'upload' | 'copy';
        source?: string;
        duplicateOf?: string;
        content: ContentFacts;
        check: CheckResult;
      };
      at: string;
    }
  | {
      type: 'ReceiveFile';
      data: Place & {
        content: ContentFacts;
        check: CheckResult;
        causedByFileId: string;
        causedByTransferId: string;
        ownerId: string;
      };
      at: string;
    }
  | {
      type: 'ChangeFileContent';
      data: {
        fileId: string;
        basedOn: number;
        content: ContentFacts;
        check: CheckResult;
        by: 'edit' | 'indent' | 'reportComments';
        /** Set when findings are written in (true) or taken out (false). */
        commentsShown?: boolean;
      };
      at: string;
    }
  | { type: 'ValidateFile'; data: { fileId: string; contentVersion: number; check: CheckResult }; at: string }
  | { type: 'RenameFile'; data: { fileId: string; fileName: string }; at: string }
  | { type: 'TurnFileRound'; data: { fileId: string; direction: 'TS' | 'ST' }; at: string }
  | { type: 'DeleteFile'; data: { fileId: string }; at: string }
  /** `seen`: the file as it was when its time was found to be over; one that was touched since stays. */
  | {
      type: 'ReorganiseFile';
      data: {
        fileId: string;
        untouchedSince: string;
        seen: { contentVersion: number; fileName: string; direction: 'TS' | 'ST' };
      };
      at: string;
    }
  | { type: 'RestoreFile'; data: { fileId: string }; at: string };
