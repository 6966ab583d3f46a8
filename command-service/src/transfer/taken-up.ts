import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { ReferringMessage } from '@clearbench/contracts/transfer/views';
import type { TakenUp } from '@clearbench/test-engine/clear-file';
import type { CommandContext } from '../command-context.ts';
import type { Original } from './originals.ts';

/** The transactions of an earlier message that later messages refer to, with these messages. */
export const takenUpOf = (
  { contents }: Pick<CommandContext, 'contents'>,
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

/** The transactions of the originals to which other transfers refer. */
export const takenUpBefore = async (
  context: CommandContext,
  originals: readonly Original[],
  transferId: string,
): Promise<TakenUp[]> => {
  const lists = originals.map(({ messageId, seen: { referredBy = [] } }) =>
    takenUpOf(
      context,
      messageId,
      referredBy.filter((by) => by.transferId !== transferId),
    ),
  );
  return (await Promise.all(lists)).flat();
};

type Kept = NonNullable<Extract<TransferCommand, { type: 'ClearTransfer' }>['data']['takenUp']>;

/** Stores the accepted references of a message as contents, because a bulk may have a hundred thousand. */
export const keptTakenUp = ({ contents }: CommandContext, takenUp: readonly TakenUp[]): Promise<Kept> =>
  Promise.all(
    takenUp.map(async ({ originalMessageId, transactionIds }) => {
      const { sha256 } = await contents.put(new TextEncoder().encode(JSON.stringify(transactionIds)));
      return { originalMessageId, transactionsSha256: sha256 };
    }),
  );
