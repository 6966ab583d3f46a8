import { businessAtOf } from '@clearbench/contracts/event-envelope';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { isCleared, type TransferDocument, transferView } from '@clearbench/contracts/transfer/views';
import { userView } from '@clearbench/contracts/user/views';
import type { ScenarioInForce } from '@clearbench/test-engine/clear-file';
import type { CommandContext } from '../command-context.ts';
import { fileOfDay, listsApplied, listsInForce } from '../scenario-lists/scenarios-in-force.ts';
import { senderOf } from './sender-of.ts';
import { transferStream } from './transfer-decider.ts';

type Requested = Extract<TransferEvent, { type: 'TransferRequested' }>['data'];

/** The name of a tester; '' for a deleted user. */
const testerNameOf = async ({ views }: Pick<CommandContext, 'views'>, userId: string): Promise<string> =>
  (await views.get(userView, userId))?.displayName ?? '';

/** The scenario lists that the clearing applied to a transfer; undefined where it applied none. */
export const scenarioOfTransfer = async (
  context: CommandContext,
  { environmentId, requestedBy, scenarios }: Pick<TransferDocument, 'environmentId' | 'requestedBy' | 'scenarios'>,
): Promise<ScenarioInForce | undefined> => {
  if (scenarios === undefined) return undefined;
  const { bic } = await senderOf(context, requestedBy);
  return listsApplied(context, { environmentId, userId: requestedBy }, scenarios, {
    tester: bic,
    testerName: await testerNameOf(context, requestedBy),
  });
};

/** The lists in force when a file was sent; for a cleared transfer, whose answers are planned again, those of then. */
export const scenarioOfRequest = async (
  context: CommandContext,
  { transferId, environmentId, memory = 0, requestedBy }: Requested,
  environment: SimEnvDocument,
  tester: string,
): Promise<ScenarioInForce | undefined> => {
  const transfer = await context.views.get(transferView, transferId);
  if (transfer && isCleared(transfer)) return scenarioOfTransfer(context, transfer);
  const [requested] = await context.log.readStream(transferStream(transferId), 0, 1);
  if (requested === undefined) return undefined;
  const { metadata } = requested;
  const sent = { environmentId, memory, userId: requestedBy, sentAt: businessAtOf(metadata) };
  const lists = await listsInForce(context, environment, { userId: requestedBy, requestedAt: metadata.at });
  if (lists.length === 0) return undefined;
  await context.views.reached(requested.position, [transferView]);
  const testerName = await testerNameOf(context, requestedBy);
  return { lists, at: sent.sentAt, fileOfDay: await fileOfDay(context, sent), tester, testerName };
};
