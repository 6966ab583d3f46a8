import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { ReferringMessage } from '@clearbench/contracts/transfer/views';
import type { AcceptedReferences } from '@clearbench/test-engine/clear-file';
import type { CommandContext } from '../command-context.ts';
import type { Original } from './originals.ts';

/** The transactions of an earlier message that later messages refer to, with these messages. */
export const readAcceptedReferences = (
  { contents }: Pick<CommandContext, 'contents'>,
  originalMessageId: string,
  referredBy: readonly ReferringMessage[],
): Promise<AcceptedReferences[]> =>
  Promise.all(
    referredBy.map(async ({ messageType, transactionsSha256 }) => ({
      originalMessageId,
      messageType,
      transactionIds: JSON.parse(new TextDecoder().decode(await contents.get(transactionsSha256))) as string[],
    })),
  );

/** The transactions of the originals to which other transfers refer. */
export const earlierReferences = async (
  context: CommandContext,
  originals: readonly Original[],
  transferId: string,
): Promise<AcceptedReferences[]> => {
  const lists = originals.map(({ messageId, seen: { referredBy = [] } }) =>
    readAcceptedReferences(
      context,
      messageId,
      referredBy.filter((by) => by.transferId !== transferId),
    ),
  );
  return (await Promise.all(lists)).flat();
};

type StoredReferences = NonNullable<Extract<TransferCommand, { type: 'ClearTransfer' }>['data']['acceptedReferences']>;

/** Stores the accepted references of a message as contents, because a bulk may have a hundred thousand. */
export const storeAcceptedReferences = (
  { contents }: CommandContext,
  acceptedReferences: readonly AcceptedReferences[],
): Promise<StoredReferences> =>
  Promise.all(
    acceptedReferences.map(async ({ originalMessageId, transactionIds, status, cancels }) => {
      const { sha256 } = await contents.put(new TextEncoder().encode(JSON.stringify(transactionIds)));
      const more = { ...(status === undefined ? {} : { status }), ...(cancels === undefined ? {} : { cancels }) };
      return { originalMessageId, transactionsSha256: sha256, ...more };
    }),
  );
