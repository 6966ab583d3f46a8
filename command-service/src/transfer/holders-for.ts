import { accountWorkingIn } from '@clearbench/access/account-working-in';
import type { Holder } from '@clearbench/contracts/sim-env/participants';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { isCleared, transferView } from '@clearbench/contracts/transfer/views';
import type { CommandContext } from '../command-context.ts';

type ClearedHolders = { readonly holders?: readonly Holder[] };

const held = (holders: readonly Holder[] = []): ClearedHolders => (holders.length === 0 ? {} : { holders });

/**
 * The testers who act as participants when the clearing receives a file; for a cleared transfer, whose answers are planned
 * again, those of then.
 */
export const holdersFor = async (
  { views }: Pick<CommandContext, 'views'>,
  transferId: string,
  { environmentId, holders = [] }: Pick<SimEnvDocument, 'environmentId' | 'holders'>,
): Promise<ClearedHolders> => {
  const transfer = await views.get(transferView, transferId);
  if (transfer && isCleared(transfer)) return held(transfer.holders);
  const working = await Promise.all(
    holders.map(async (one) => ((await accountWorkingIn(views, one.userId, environmentId)) ? [one] : [])),
  );
  return held(working.flat());
};
