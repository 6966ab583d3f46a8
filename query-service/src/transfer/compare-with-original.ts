import { findFile } from '@clearbench/access/resource-access';
import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import { Failure } from '@clearbench/contracts/failure';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { OriginalComparison } from '@clearbench/contracts/transfer/original-comparison';
import { seenMessageId, seenMessageView, sentMessageView } from '@clearbench/contracts/transfer/views';
import type { QueryContext } from '../query-context.ts';

/** Larger texts are not compared. */
const mostBytes = 32 * 1024 * 1024;

type Context = Pick<QueryContext, 'views' | 'contents' | 'outlines'>;
type Original = OriginalComparison['originals'][number] & { readonly sha256: string };

/** The text of an R-message, and the memory of the environment in which its originals are. */
export type ComparedText = { readonly memory: string; readonly sha256: string };

const orNone = (error: unknown): undefined => {
  if (error instanceof Failure && ['file.notFound', 'store.contentMissing'].includes(error.errorKey)) return undefined;
  throw error;
};

/** A message of the environment by its id, accepted or rejected; undefined if the caller may not read its file. */
const findOriginal = async (
  { views }: Context,
  principal: Principal,
  memory: string,
  messageId: string,
): Promise<Original | undefined> => {
  const id = seenMessageId(memory, messageId);
  const seen = (await views.get(seenMessageView, id)) ?? (await views.get(sentMessageView, id));
  if (seen === undefined) return undefined;
  const file = await findFile(views, principal, seen.fileId).catch(orNone);
  const { messageType, fileId, sha256 } = seen;
  return file && { messageId, messageType, fileId, fileName: file.summary.fileName, sha256 };
};

const nothing = (result: OriginalComparison['result']): OriginalComparison => ({
  originals: [],
  references: [],
  notListed: 0,
  result,
});

const compare = async (
  context: Context,
  principal: Principal,
  { memory, sha256: messageSha256 }: ComparedText,
  language: string,
): Promise<OriginalComparison> => {
  const { contents, outlines } = context;
  if ((await contents.size(messageSha256)) > mostBytes) return nothing('tooLarge');
  const bytes = await contents.get(messageSha256);
  const ids = await outlines.originalIds(bytes);
  const looked = await Promise.all(ids.map((id) => findOriginal(context, principal, memory, id)));
  const known = looked.filter((original) => original !== undefined);
  const sizes = await Promise.all(known.map(({ sha256 }) => contents.size(sha256).catch(orNone)));
  if (sizes.reduce<number>((sum, size = 0) => sum + size, 0) > mostBytes) return nothing('tooLarge');
  const readable = known.filter((_, at) => sizes[at] !== undefined);
  const originals = await Promise.all(
    readable.map(async ({ messageId, messageType, sha256 }) => ({
      messageId,
      messageType,
      bytes: await contents.get(sha256),
    })),
  );
  const comparison = await outlines.comparedWithOriginals(bytes, originals, language);
  return { ...comparison, originals: readable.map(({ sha256: _, ...original }) => original) };
};

/** Compares a text with the messages to which it refers, in a worker; a user has one comparison at a time. */
export const originalComparisons = (context: Context) => {
  const turns = keyedMutex();
  return (principal: Principal, text: ComparedText, language: string): Promise<OriginalComparison> =>
    turns(principal.user.userId, () => compare(context, principal, text, language));
};
