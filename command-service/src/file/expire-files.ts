import { ownerChoice } from '@clearbench/access/owner-choice';
import { untouchedSince } from '@clearbench/contracts/file/retention';
import { type FileListRow, fileListView, fileOwnerView } from '@clearbench/contracts/file/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { CommandContext } from '../command-context.ts';
import { fileDecider } from './file-decider.ts';
import { fileStream } from './file-stream.ts';

type Views = CommandContext['views'];

const ownersAtOnce = 100;
const filesAtOnce = 100;

async function* pages<T>(
  ask: (after: { after?: string }) => Promise<{ items: readonly T[]; next: string | undefined }>,
) {
  let from: { after?: string } | undefined = {};
  while (from) {
    const { items, next }: Awaited<ReturnType<typeof ask>> = await ask(from);
    yield items;
    from = next === undefined ? undefined : { after: next };
  }
}

const byOwner = { field: 'ownerId', direction: 'ascending' } as const;
const oldestFirst = { field: 'touchedAt', direction: 'ascending' } as const;

async function* leftAlone(views: Views, ownerId: string, now: string) {
  const to = untouchedSince(now, await ownerChoice(views, ownerId));
  if (to === undefined) return;
  const where = [
    { field: 'clearedFor', is: ownerId },
    { field: 'touchedAt', to },
  ];
  yield* pages((after) => views.find(fileListView, { where, sort: oldestFirst, limit: filesAtOnce, ...after }));
}

/** The expired files at an instant, by owner, in portions; empty portions let other work run. */
export async function* expiredFiles(views: Views, now: string): AsyncGenerator<readonly FileListRow[]> {
  const owners = pages((after) =>
    views.find(fileOwnerView, { where: [], sort: byOwner, limit: ownersAtOnce, ...after }),
  );
  for await (const some of owners) {
    for (const { ownerId } of some) yield* leftAlone(views, ownerId, now);
    yield [];
  }
}

/** The command id is the same for the same expiry, so that a repetition after a crash changes nothing. */
const metadataFor = ({ fileId, touchedAt }: FileListRow): CommandMetadata => ({
  commandId: `expire-${fileId}-${touchedAt}`,
  actor: 'system:file-expiry',
  correlationId: `expire-${fileId}`,
});

/** Expires a file, unless its owner has changed the retention in the meantime. */
export const expireFile =
  ({ views, handle }: Pick<CommandContext, 'views' | 'handle'>) =>
  async (row: FileListRow, at: string): Promise<void> => {
    const expiredSince = untouchedSince(at, await ownerChoice(views, row.clearedFor));
    if (expiredSince === undefined || row.touchedAt > expiredSince) return;
    const { fileId, touchedAt, contentVersion, fileName, direction } = row;
    const data = { fileId, untouchedSince: touchedAt, seen: { contentVersion, fileName, direction } };
    await handle(fileDecider, fileStream(fileId), { type: 'ExpireFile', data, at }, metadataFor(row));
  };
