import type { ConversationMessage } from '@clearbench/contracts/transfer/conversation';
import type { TransferDocument } from '@clearbench/contracts/transfer/views';
import type { QueryContext } from '../query-context.ts';

/** Bytes of the texts that are read for one conversation. */
const mostBytes = 134_217_728;

const escaped = (id: string): string => id.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Elements by which a report lists transactions; without them it is about the whole message. */
const idsOfOriginals = ['OrgnlTxId>', 'OrgnlEndToEndId>', 'OrgnlInstrId>'];

/** The hashes of the texts by the keys of their messages. */
const hashesIn = (transfers: readonly TransferDocument[]): ReadonlyMap<string, string> =>
  new Map(
    transfers.flatMap(({ transferId, sha256, answers }) => [
      [transferId, sha256] as const,
      ...answers.map((answer) => [`${transferId}:${answer.answerId}`, answer.sha256] as const),
    ]),
  );

type Found = { readonly names: ReadonlySet<string>; readonly ofWhole: ReadonlySet<string>; readonly isCut: boolean };

/** The messages whose texts name the payment, and those that list no transactions. */
const found = async (
  { contents }: Pick<QueryContext, 'contents'>,
  hashes: ReadonlyMap<string, string>,
  id: string,
): Promise<Found> => {
  const [names, ofWhole] = [new Set<string>(), new Set<string>()];
  let left = mostBytes;
  let isCut = false;
  for (const [key, sha256] of hashes) {
    if (!(await contents.has(sha256))) continue;
    left -= await contents.size(sha256);
    if (left < 0) {
      isCut = true;
      break;
    }
    const text = Buffer.from(await contents.get(sha256));
    if (text.includes(`>${escaped(id)}<`)) names.add(key);
    else if (!idsOfOriginals.some((element) => text.includes(element))) ofWhole.add(key);
  }
  return { names, ofWhole, isCut };
};

/**
 * The messages of a conversation about one payment: those that name it, and reports on such a message that are about the
 * whole of it, or list its rejected payments: the others are accepted.
 */
export const messagesAboutPayment = async (
  context: Pick<QueryContext, 'contents'>,
  transfers: readonly TransferDocument[],
  messages: readonly ConversationMessage[],
  id: string,
): Promise<{ readonly messages: readonly ConversationMessage[]; readonly isCut: boolean }> => {
  const { names, ofWhole, isCut } = await found(context, hashesIn(transfers), id);
  const isReport = ({ key, from, groupStatus, refersTo }: ConversationMessage): boolean =>
    from === 'clearing' && (ofWhole.has(key) || groupStatus === 'PART') && refersTo.some((other) => names.has(other));
  const kept = messages.filter((message) => names.has(message.key) || isReport(message));
  const keys = new Set(kept.map(({ key }) => key));
  return {
    messages: kept.map((message) => ({ ...message, refersTo: message.refersTo.filter((key) => keys.has(key)) })),
    isCut,
  };
};
