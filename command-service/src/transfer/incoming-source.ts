import { findFile } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { TemplateValues } from '@clearbench/contracts/template/layout';
import { type IncomingKind, largestIncomingSource } from '@clearbench/contracts/transfer/incoming';
import { seenMessageId, seenMessageView, transferView } from '@clearbench/contracts/transfer/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { CommandContext } from '../command-context.ts';
import { currentMemory } from '../message-history/file-history-scope.ts';

/** The text of a template with values; a function of the template slice, passed in. */
export type TemplateText = (
  environment: SimEnvDocument,
  call: {
    readonly body: { readonly templateName: string; readonly rbVersion?: RbVersion; readonly values: TemplateValues };
    readonly principal: Principal;
    readonly metadata: CommandMetadata;
    readonly at: string;
  },
  limit: number,
) => Promise<{ readonly bytes: Uint8Array; readonly rbVersion: RbVersion; readonly fileName: string }>;

/** A text from which messages are created, and the received message to which they refer. */
export type IncomingSource = {
  readonly bytes: Uint8Array;
  readonly rbVersion: RbVersion;
  readonly fileName: string;
  readonly sourceFileId?: string;
  readonly templateName?: string;
  readonly original?: { readonly messageId: string; readonly fileId: string };
};

const checkSize = (size: number): void => {
  if (size > largestIncomingSource)
    throw new Failure('transfer.sourceTooLarge', { limit: largestIncomingSource, size });
};

/** The received message and the file of its conversation; unknown after a reset of the memory. */
export const receivedMessage = async (
  { views }: Pick<CommandContext, 'views'>,
  environment: SimEnvDocument,
  messageId: string | undefined,
): Promise<NonNullable<IncomingSource['original']>> => {
  const key = seenMessageId(currentMemory(environment), messageId ?? '');
  const seen = messageId === undefined ? undefined : await views.get(seenMessageView, key);
  const transfer = seen?.own ? await views.get(transferView, seen.transferId) : undefined;
  if (messageId === undefined || transfer === undefined) throw new Failure('transfer.sourceUnknown');
  return { messageId, fileId: transfer.fileId };
};

/** The text of a stored file: for a payment a file of the tester without errors, otherwise a received file. */
export const sourceFile = async (
  context: Pick<CommandContext, 'views' | 'contents' | 'textWorkers'>,
  environment: SimEnvDocument,
  principal: Principal,
  { fileId, kind }: { readonly fileId: string; readonly kind: IncomingKind },
): Promise<IncomingSource> => {
  const { summary, content } = await findFile(context.views, principal, fileId);
  const { envId, rbVersion, fileName, errors, size, messageId, messageType = '', direction } = summary;
  if (envId !== environment.environmentId) throw new Failure('file.notFound');
  const isWanted = direction === (kind === 'payment' ? 'TS' : 'ST');
  if (!isWanted) throw new Failure('transfer.incomingNotPossible', { kind, message: messageType });
  checkSize(size);
  if (errors > 0) throw new Failure('transfer.sourceInvalid', { errors });
  const bytes = await context.contents.get(content.sha256);
  // A file of bulks has no message id of its own.
  const named = async () => messageId ?? (await context.textWorkers.historyQuery(bytes)).messageIds[0];
  const original = kind === 'payment' ? {} : { original: await receivedMessage(context, environment, await named()) };
  return { bytes, rbVersion, fileName, sourceFileId: fileId, ...original };
};
