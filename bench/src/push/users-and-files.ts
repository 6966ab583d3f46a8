import { somePlan, someUser } from '@clearbench/access/testing/people.fixture';
import type { FileCommand } from '@clearbench/contracts/file/commands';
import type { Principal } from '@clearbench/contracts/session/principal';

const environmentId = 'bench';

/** A user who is a member of the file's environment. */
export const listener: Principal = {
  sessionId: 'bench',
  user: someUser('listener', { environmentIds: [environmentId] }),
  isAdmin: false,
  plan: somePlan('bench'),
};

const sha256 = '0'.repeat(64);

export const newFile = (fileId: string): Extract<FileCommand, { type: 'CreateFile' }>['data'] => ({
  fileId,
  environmentId,
  environmentToken: environmentId,
  rbVersion: '2023',
  fileName: 'pushed.xml',
  direction: 'TS',
  origin: 'upload',
  content: { sha256, size: 1_400, transactions: 1, references: [] },
  check: { contentSha256: sha256, reportSha256: sha256, errors: 0, warnings: 0, infos: 0 },
});
