import { Failure } from '@clearbench/contracts/failure';
import type { FileDetailDocument } from '@clearbench/contracts/file/views';
import { largestSuiteFile } from '@clearbench/contracts/suite/limits';
import {
  memoryKey,
  type SeenMessageDocument,
  seenMessageId,
  seenMessageView,
  type TransferDocument,
  transferView,
} from '@clearbench/contracts/transfer/views';
import type { SentTransfer } from '@clearbench/test-suites/made/sent-transfer';
import type { CommandContext } from '../command-context.ts';

type Parts = Pick<CommandContext, 'views' | 'contents' | 'textWorkers'>;

/** The most transfers of a case. */
const mostTransfers = 20;

/** The transfer that a case is about: the named or the newest one of a sent file, or the one that caused an answer. */
export const transferOfFile = async (
  { views }: Pick<Parts, 'views'>,
  { summary: { fileId, causedByTransferId } }: Pick<FileDetailDocument, 'summary'>,
  transferId: string | undefined = causedByTransferId,
): Promise<TransferDocument> => {
  const sort = { field: 'requestedAt', direction: 'descending' } as const;
  const newest = async () =>
    (await views.find(transferView, { where: [{ field: 'fileId', is: fileId }], sort, limit: 1 })).items[0];
  const found = transferId === undefined ? await newest() : await views.get(transferView, transferId);
  const isOf = found?.fileId === fileId || (found !== undefined && found.transferId === causedByTransferId);
  if (found?.verdict === undefined || !isOf) throw new Failure('suite.noTransfer');
  return found;
};

type Linked = {
  readonly transfer: TransferDocument;
  readonly bytes: Uint8Array;
  /** The earlier messages to which it refers. */
  readonly originals: readonly SeenMessageDocument[];
};

type Memory = Pick<TransferDocument, 'environmentId' | 'memory'>;

/** The messages with these ids that the environment knew when a file was sent. */
const seenIn = async ({ views }: Pick<Parts, 'views'>, { environmentId, memory }: Memory, ids: readonly string[]) => {
  const key = memoryKey(environmentId, memory);
  const found = await Promise.all(ids.map((id) => views.get(seenMessageView, seenMessageId(key, id))));
  return found.filter((seen) => seen !== undefined);
};

/** The ids of the messages of a transfer itself: an earlier message with the same id makes it a duplicate. */
const ownIds = ({ verdict }: TransferDocument): readonly string[] =>
  [verdict?.messageId, ...(verdict?.bulks ?? []).map(({ messageId }) => messageId)].filter((id) => id !== undefined);

const linked = async (parts: Parts, transfer: TransferDocument): Promise<Linked> => {
  const size = await parts.contents.size(transfer.sha256);
  if (size > largestSuiteFile)
    throw new Failure('suite.fileTooLarge', { path: transfer.fileName, size, limit: largestSuiteFile });
  const bytes = await parts.contents.get(transfer.sha256);
  const ids = await parts.textWorkers.referencedMessageIds(bytes);
  return { transfer, bytes, originals: await seenIn(parts, transfer, ids) };
};

/** The ids of the earlier transfers on which the result of a transfer depends. */
const earlierIds = async (parts: Parts, { transfer, originals }: Linked): Promise<readonly string[]> => {
  const same = await seenIn(parts, transfer, ownIds(transfer));
  const alike = originals.flatMap(({ referredBy = [] }) => referredBy);
  const ids = [...originals, ...same, ...alike].map(({ transferId }) => transferId);
  return [...new Set(ids)].filter((id) => id !== transfer.transferId);
};

/** The transfers on which a transfer depends, and itself; in the order of sending. */
const chainOf = async (parts: Parts, last: TransferDocument): Promise<readonly Linked[]> => {
  const known = new Map<string, Linked>();
  const waiting = [last];
  for (let transfer = waiting.pop(); transfer !== undefined; transfer = waiting.pop()) {
    if (known.has(transfer.transferId)) continue;
    if (known.size >= mostTransfers) throw new Failure('suite.tooManyTransfers', { limit: mostTransfers });
    const found = await linked(parts, transfer);
    known.set(transfer.transferId, found);
    for (const id of await earlierIds(parts, found)) {
      const earlier = await parts.views.get(transferView, id);
      if (earlier && earlier.requestedAt < last.requestedAt) waiting.push(earlier);
    }
  }
  const order = ({ transfer: { requestedAt, transferId } }: Linked): string => `${requestedAt} ${transferId}`;
  return [...known.values()].toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
};

type Answer = TransferDocument['answers'][number];

/** The answers that came to the sender, in their order; a case has no participants. */
const cameAnswers = ({ answers }: TransferDocument): readonly Answer[] =>
  answers
    .filter(({ releasedAt, recipient }) => releasedAt !== undefined && recipient === undefined)
    .toSorted((one, other) => (one.dueAt < other.dueAt ? -1 : one.dueAt > other.dueAt ? 1 : 0));

const hasMessage = ({ messageId, messages = [] }: Answer, id: string): boolean =>
  messageId === id || messages.some((message) => message.messageId === id);

/** Where the answers are to which a transfer refers. */
const aboutAnswers = ({ originals }: Linked, chain: readonly Linked[]): SentTransfer['aboutAnswers'] =>
  originals.flatMap(({ own, messageId, transferId }) => {
    if (own !== true) return [];
    const transfer = chain.findIndex((one) => one.transfer.transferId === transferId);
    const sent = chain[transfer];
    const answer = sent ? cameAnswers(sent.transfer).findIndex((one) => hasMessage(one, messageId)) : -1;
    return answer < 0 ? [] : [{ transfer, answer }];
  });

const sentTransfer = async (parts: Parts, one: Linked, chain: readonly Linked[]): Promise<SentTransfer> => {
  const { fileName, sentAt: at, verdict, silence } = one.transfer;
  const answers = await Promise.all(
    cameAnswers(one.transfer).map(async ({ messageType, sha256, dueAt }) => ({
      messageType,
      bytes: await parts.contents.get(sha256),
      at: dueAt,
    })),
  );
  const about = aboutAnswers(one, chain);
  return { fileName, bytes: one.bytes, at, verdict, answers, isSilent: silence !== undefined, aboutAnswers: about };
};

/** A transfer and those on which it depends, as a case repeats them. */
export const happenedTransfers = async (
  parts: Parts,
  last: TransferDocument,
): Promise<{ readonly transfers: readonly SentTransfer[]; readonly documents: readonly TransferDocument[] }> => {
  const chain = await chainOf(parts, last);
  const documents = chain.map(({ transfer }) => transfer);
  if (documents.some(({ incoming }) => incoming !== undefined)) throw new Failure('suite.aboutIncoming');
  return { transfers: await Promise.all(chain.map((one) => sentTransfer(parts, one, chain))), documents };
};
