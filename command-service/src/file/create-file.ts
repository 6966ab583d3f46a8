import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import { fileListView } from '@clearbench/contracts/file/views';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { ReadModels } from '@clearbench/stores/read-models';
import { businessMetadata } from '../business-metadata.ts';
import { checkContent } from '../check-content.ts';
import type { CommandContext } from '../command-context.ts';
import { checkSize, checkTransactions } from '../environment-limits.ts';
import { idFrom } from '../id-from.ts';
import { currentMemory } from '../message-history/file-history-scope.ts';
import { profileOf, senderIn } from '../profile-of.ts';
import { fileDecider } from './file-decider.ts';
import { fileStream } from './file-stream.ts';
import { freeFileName, nameKey } from './free-file-name.ts';
import { summaryAt } from './summary-at.ts';

export type NewFile = {
  readonly environment: SimEnvDocument;
  readonly rbVersion: RbVersion;
  readonly fileName: string;
  readonly direction: 'TS' | 'ST';
  readonly origin: 'template' | 'upload' | 'copy' | 'channel';
  readonly source?: string;
  readonly archiveName?: string | undefined;
  readonly bytes: Uint8Array;
};
type By = { readonly principal: Principal; readonly metadata: CommandMetadata; readonly at: string };

const sameContent = async (views: ReadModels, environmentId: string, sha256: string): Promise<string | undefined> => {
  const where = [
    { field: 'shelf', is: environmentId },
    { field: 'sha256', is: sha256 },
  ];
  const { items } = await views.find(fileListView, {
    where,
    sort: { field: 'createdAt', direction: 'ascending' },
    limit: 1,
  });
  return items[0]?.fileId;
};

/** Serialises concurrent files with the same content or name, so that the second one finds the first. */
const mutex = keyedMutex();

/** Creates a file from a text of any source; a repeated command creates it once. */
export const createFile = async (
  context: CommandContext,
  { bytes, environment, ...file }: NewFile,
  { principal, metadata, at }: By,
): Promise<{ position: number; vipFileSummary: VipFileSummary }> => {
  const fileId = idFrom('file', metadata.actor, metadata.commandId);
  const business = businessMetadata(environment, metadata, at);
  const profile = await profileOf(context.views, environment, file, at, senderIn(environment, principal.user));
  checkSize(environment, bytes.length);
  const { environmentId, environmentToken } = environment;
  const checked = await checkContent(context, bytes, profile, {
    memory: currentMemory(environment),
    fileId,
    direction: file.direction,
    userId: principal.user.userId,
  });
  checkTransactions(environment, checked.content.transactions);
  const data = { fileId, environmentId, environmentToken, ...file, ...checked };
  const create = async () => {
    const { views } = context;
    const [duplicateOf, fileName] = await Promise.all([
      sameContent(views, environmentId, checked.content.sha256),
      freeFileName(views, file.fileName, { environmentId, fileId, forms: profile }),
    ]);
    const created = { ...data, fileName, ...(duplicateOf === undefined ? {} : { duplicateOf }) };
    const command = { type: 'CreateFile', data: created, at } as const;
    const result = await context.handle(fileDecider, fileStream(fileId), command, business);
    await views.reached(result.position, [fileListView]);
    return result.position;
  };
  const position = await mutex(`${environmentId}|${nameKey(file.fileName)}`, () =>
    mutex(`${environmentId}|${checked.content.sha256}`, create),
  );
  return { position, vipFileSummary: await summaryAt(context.views, fileId, position) };
};
