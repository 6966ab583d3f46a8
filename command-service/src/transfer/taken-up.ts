import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { ReferringMessage } from '@clearbench/contracts/transfer/views';
import type { TakenUp } from '@clearbench/test-engine/clear-file';
import type { Workplace } from '../workplace.ts';
import type { Original } from './originals.ts';

/** What messages have taken up of one before them, and which did. */
export const takenUpOf = (
  { contents }: Pick<Workplace, 'contents'>,
  originalMessageId: string,
  referredBy: readonly ReferringMessage[],
): Promise<TakenUp[]> =>
  Promise.all(
    referredBy.map(async ({ messageType, transactionsSha256 }) => ({
      originalMessageId,
      messageType,
      transactionIds: JSON.parse(new TextDecoder().decode(await contents.get(transactionsSha256))) as string[],
    })),
  );

/** What was taken up of the originals by other transfers than this one. */
export const takenUpBefore = async (
  workplace: Workplace,
  originals: readonly Original[],
  transferId: string,
): Promise<TakenUp[]> => {
  const lists = originals.map(({ messageId, seen: { referredBy = [] } }) =>
    takenUpOf(
      workplace,
      messageId,
      referredBy.filter((by) => by.transferId !== transferId),
    ),
  );
  return (await Promise.all(lists)).flat();
};

type Kept = NonNullable<Extract<TransferCommand, { type: 'ClearTransfer' }>['data']['takenUp']>;

/** Keeps what a message takes up; the lists lie beside the log, because a bulk may take up a hundred thousand. */
export const keptTakenUp = ({ contents }: Workplace, takenUp: readonly TakenUp[]): Promise<Kept> =>
  Promise.all(
    takenUp.map(async ({ originalMessageId, transactionIds }) => {
      const { sha256 } = await contents.put(new TextEncoder().encode(JSON.stringify(transactionIds)));
      return { originalMessageId, transactionsSha256: sha256 };
    }),
  );
