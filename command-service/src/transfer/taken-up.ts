import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TakenUp } from '@clearbench/test-engine/clear-file';
import type { Workplace } from '../workplace.ts';
import type { Original } from './originals.ts';

/** What messages have taken up of the originals before, and which did. */
export const takenUpBefore = async ({ contents }: Workplace, originals: readonly Original[]): Promise<TakenUp[]> => {
  const lists = originals.flatMap(({ messageId, seen }) =>
    (seen.referredBy ?? []).map(async ({ messageType, transactionsSha256 }) => ({
      originalMessageId: messageId,
      messageType,
      transactionIds: JSON.parse(new TextDecoder().decode(await contents.get(transactionsSha256))) as string[],
    })),
  );
  return Promise.all(lists);
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
