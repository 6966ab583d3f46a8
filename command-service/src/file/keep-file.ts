import { fileListView } from '@clearbench/contracts/file/views';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { Order } from '@clearbench/event-sourcing/command-handler';
import type { ReadModels } from '@clearbench/stores/read-models';
import { checkContent } from '../check-content.ts';
import { checkSize, checkTransactions } from '../environment-limits.ts';
import { idFrom } from '../id-from.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { profileOf } from '../profile-of.ts';
import type { Workplace } from '../workplace.ts';
import { fileDecider } from './file-decider.ts';
import { fileStream } from './file-stream.ts';
import { summaryAt } from './summary-at.ts';

export type NewFile = {
  readonly environment: SimEnvDocument;
  readonly rbVersion: RbVersion;
  readonly fileName: string;
  readonly direction: 'TS' | 'ST';
  readonly origin: 'template' | 'upload' | 'copy';
  readonly source?: string;
  readonly bytes: Uint8Array;
};
type By = { readonly principal: Principal; readonly order: Order; readonly at: string };

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

/** Two files of the same content that come at the same time: the second one is to find the first. */
const inTurn = oneAtATime();

/** Makes a file of a text, however it came about; the same order twice makes one file. */
export const keepFile = async (
  workplace: Workplace,
  { bytes, environment, ...file }: NewFile,
  { principal, order, at }: By,
): Promise<{ position: number; vipFileSummary: VipFileSummary }> => {
  const fileId = idFrom('file', order.actor, order.commandId);
  const profile = await profileOf(workplace.views, environment, file, at, principal.user.settings);
  checkSize(environment, bytes.length);
  const { environmentId, environmentToken } = environment;
  const checked = await checkContent(workplace, bytes, profile, {
    environmentId,
    fileId,
    direction: file.direction,
    userId: principal.user.userId,
  });
  checkTransactions(environment, checked.content.transactions);
  const data = { fileId, environmentId, environmentToken, ...file, ...checked };
  const position = await inTurn(`${environmentId}|${checked.content.sha256}`, async () => {
    const duplicateOf = await sameContent(workplace.views, environmentId, checked.content.sha256);
    const created = { ...data, ...(duplicateOf === undefined ? {} : { duplicateOf }) };
    const command = { type: 'CreateFile', data: created, at } as const;
    const outcome = await workplace.handle(fileDecider, fileStream(fileId), command, order);
    await workplace.views.reached(outcome.position, [fileListView]);
    return outcome.position;
  });
  return { position, vipFileSummary: await summaryAt(workplace.views, fileId, position) };
};
