import {
  memoryKey,
  seenMessageId,
  seenMessageView,
  type TransferDocument,
  transferView,
} from '@clearbench/contracts/transfer/views';
import { idsInVerdict, messageIdsOf } from '@clearbench/projections/transfer/conversation-messages';
import type { ReadModels } from '@clearbench/stores/read-models';

type Answer = TransferDocument['answers'][number];

/** Deliveries of one transfer whose answers are read, and forwarded messages that are listed. */
const most = 50;

/** The transfers of other testers that refer to messages which the clearing delivered for this one. */
const referringTransfers = async (views: ReadModels, transfer: TransferDocument): Promise<readonly string[]> => {
  const { environmentId, memory, answers } = transfer;
  const delivered = answers.filter(({ recipient }) => recipient !== undefined).flatMap(messageIdsOf);
  const key = memoryKey(environmentId, memory);
  const seen = await Promise.all(
    delivered.slice(0, most).map((id) => views.get(seenMessageView, seenMessageId(key, id))),
  );
  const ids = seen.flatMap((message) => (message?.referredBy ?? []).map(({ transferId }) => transferId));
  return [...new Set(ids)].slice(0, most);
};

/** The messages of participants that the clearing forwarded, or will forward, to the sender of a transfer. */
export const forwardedAnswers = async (views: ReadModels, transfer: TransferDocument): Promise<Answer[]> => {
  const own = new Set(idsInVerdict(transfer));
  const ids = await referringTransfers(views, transfer);
  const others = await Promise.all(ids.map((id) => views.get(transferView, id)));
  return others
    .flatMap((other) => other?.answers ?? [])
    .filter(({ aboutMessageId }) => aboutMessageId !== undefined && own.has(aboutMessageId))
    .slice(0, most);
};
