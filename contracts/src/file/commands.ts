import type { RbVersion } from '../sim-env/events.ts';
import type { CheckResult, ContentFacts } from './vip-file.ts';

type FileLocation = {
  fileId: string;
  environmentId: string;
  environmentToken: string;
  rbVersion: RbVersion;
  fileName: string;
};

/** `at` is the instant of the command, ISO 8601 UTC. Contents are stored and validated before the command is issued. */
export type FileCommand =
  | {
      type: 'CreateFile';
      data: FileLocation & {
        direction: 'TS' | 'ST';
        origin: 'template' | 'upload' | 'copy' | 'channel';
        source?: string;
        archiveName?: string;
        duplicateOf?: string;
        content: ContentFacts;
        check: CheckResult;
      };
      at: string;
    }
  | {
      type: 'ReceiveFile';
      data: FileLocation & {
        content: ContentFacts;
        check: CheckResult;
        causedByFileId?: string;
        causedByTransferId: string;
        ownerId: string;
        channelId?: string;
      };
      at: string;
    }
  | {
      type: 'ChangeFileContent';
      data: {
        fileId: string;
        /** The content version that the user edited; undefined for the latest version. */
        basedOn: number | undefined;
        content: ContentFacts;
        check: CheckResult;
        by: 'edit' | 'indent' | 'reportComments' | 'newIds';
        /** True where findings are written into the text, false where they are removed. */
        commentsShown?: boolean;
      };
      at: string;
    }
  | { type: 'ValidateFile'; data: { fileId: string; contentVersion: number; check: CheckResult }; at: string }
  | { type: 'RenameFile'; data: { fileId: string; fileName: string }; at: string }
  | { type: 'SwitchFileDirection'; data: { fileId: string; direction: 'TS' | 'ST' }; at: string }
  | { type: 'DeleteFile'; data: { fileId: string }; at: string }
  /**
   * `seen`: the state of the file when its expiry was computed. The decider does not expire a file that changed since
   * then.
   */
  | {
      type: 'ExpireFile';
      data: {
        fileId: string;
        untouchedSince: string;
        seen: { contentVersion: number; fileName: string; direction: 'TS' | 'ST' };
      };
      at: string;
    }
  | { type: 'RestoreFile'; data: { fileId: string }; at: string };
