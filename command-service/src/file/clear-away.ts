import { ownerChoice } from '@clearbench/access/owner-choice';
import { leftAloneSince } from '@clearbench/contracts/file/stay';
import { type FileListRow, fileListView, fileOwnerView } from '@clearbench/contracts/file/views';
import type { Order } from '@clearbench/event-sourcing/command-handler';
import type { Workplace } from '../workplace.ts';
import { fileDecider } from './file-decider.ts';
import { fileStream } from './file-stream.ts';

type Views = Workplace['views'];

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
const longestLeftFirst = { field: 'touchedAt', direction: 'ascending' } as const;

async function* leftAlone(views: Views, ownerId: string, now: string) {
  const to = leftAloneSince(now, await ownerChoice(views, ownerId));
  if (to === undefined) return;
  const where = [
    { field: 'clearedFor', is: ownerId },
    { field: 'touchedAt', to },
  ];
  yield* pages((after) => views.find(fileListView, { where, sort: longestLeftFirst, limit: filesAtOnce, ...after }));
}

/** The files whose time is over at an instant, owner after owner, in portions; empty ones let others get a word in. */
export async function* filesToClear(views: Views, now: string): AsyncGenerator<readonly FileListRow[]> {
  const owners = pages((after) =>
    views.find(fileOwnerView, { where: [], sort: byOwner, limit: ownersAtOnce, ...after }),
  );
  for await (const some of owners) {
    for (const { ownerId } of some) yield* leftAlone(views, ownerId, now);
    yield [];
  }
}

/** The same order for the same lying about: given again after a crash it changes nothing. */
const orderFor = ({ fileId, touchedAt }: FileListRow): Order => ({
  commandId: `reorganise-${fileId}-${touchedAt}`,
  actor: 'system:reorganisation',
  correlationId: `reorganise-${fileId}`,
});

/** Removes a file whose time was found to be over, unless its owner has just decided otherwise. */
export const clearAway =
  ({ views, handle }: Pick<Workplace, 'views' | 'handle'>) =>
  async (row: FileListRow, at: string): Promise<void> => {
    const leftAloneTo = leftAloneSince(at, await ownerChoice(views, row.clearedFor));
    if (leftAloneTo === undefined || row.touchedAt > leftAloneTo) return;
    const { fileId, touchedAt: untouchedSince, contentVersion, fileName, direction } = row;
    const data = { fileId, untouchedSince, seen: { contentVersion, fileName, direction } };
    await handle(fileDecider, fileStream(fileId), { type: 'ReorganiseFile', data, at }, orderFor(row));
  };
