import type { ClearingVerdict } from '@clearbench/contracts/transfer/clearing';
import {
  type SeenMessageDocument,
  seenFileId,
  seenFileView,
  seenMessageId,
  seenMessageView,
  sentMessageView,
  type TransferDocument,
  transferView,
} from '@clearbench/contracts/transfer/views';
import { extractPayments } from '@clearbench/iso20022/message-history/extract-payments';
import { fingerprintsOf } from '@clearbench/iso20022/message-history/fingerprints';
import { readHistoryQuery } from '@clearbench/iso20022/message-history/read-history-query';
import type { Profile } from '@clearbench/iso20022/profile';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { memoryContentStore } from '@clearbench/stores/content-store/memory';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { readModels } from '@clearbench/stores/read-models';
import type { CommandContext } from '../../command-context.ts';
import { checkText } from '../../text-workers/check-text.ts';
import { storedFingerprints } from '../../transfer/stored-fingerprints.ts';
import { checkWithHistory } from '../check-with-history.ts';
import type { HistoryScope } from '../history-scope.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const at = '2025-10-14T08:00:00.000Z';
const ofPast = /^(G-01|H-06|D-08|I-0[14]|R-0[1235]|R-1[145]|R-20|S-0[456])/;

/** A text in a file of its own, at the time of the profile, unless stated otherwise. */
type CheckedText = Partial<HistoryScope> & { readonly now?: string; readonly isStored?: boolean };

/** An environment whose message history a test fills. */
export const remembering = async (profile: Profile = sctProfile) => {
  const documents = memoryDocumentStore();
  await documents.prepare(seenMessageView.name, seenMessageView.shape);
  const contents = memoryContentStore();
  let read = 0;
  const profiles: Profile[] = [];
  const textWorkers = {
    historyQuery: async (bytes: Uint8Array, forms?: Profile['envelopes']) => readHistoryQuery(bytes, { forms }),
    check: (bytes: Uint8Array, against: Profile) => {
      profiles.push(against);
      return checkText(bytes, against, () => false);
    },
    fingerprints: async (bytes: Uint8Array, except: readonly string[] = []) => fingerprintsOf(bytes, new Set(except)),
    extractPayments: async (...[bytes, wanted]: Parameters<typeof extractPayments>) => {
      read += 1;
      return extractPayments(bytes, wanted);
    },
  };
  let position = 0;
  const views = readModels(documents, {
    active: (name) => name,
    position: () => position,
    reached: async () => undefined,
  });
  const context = { views, contents, textWorkers } as unknown as CommandContext;
  const write = (collection: string, id: string, document: Readonly<Record<string, unknown>>) =>
    documents.apply(collection, [{ id, position, document }]);

  const keep = async (xml: string) => {
    position += 1;
    const {
      messageIds: [messageId = ''],
      messageType = '',
    } = readHistoryQuery(bytesOf(xml));
    const { sha256 } = await contents.put(bytesOf(xml));
    return { messageId, messageType, sha256 };
  };
  const accepted = async (xml: string, more: Partial<SeenMessageDocument> = {}) => {
    const { messageId, messageType, sha256 } = await keep(xml);
    const stored = await storedFingerprints(context, bytesOf(xml), {
      groupStatus: 'ACCP',
      messageType,
    } as ClearingVerdict);
    const seen: SeenMessageDocument = {
      environmentId: 'e1',
      memoryKey: 'e1',
      messageId,
      messageType,
      transferId: `t-${messageId}`,
      fileId: `f-${messageId}`,
      sha256,
      at,
      position,
      ...stored,
      ...more,
    };
    await write(seenMessageView.name, seenMessageId('e1', messageId), seen);
  };
  const fileAccepted = async (reference: string, userId: string) => {
    const transferId = `t-${reference}`;
    const seen = { environmentId: 'e1', requestedBy: userId, reference, transferId, at };
    await write(seenFileView.name, seenFileId('e1', userId, reference), seen);
    await write(transferView.name, transferId, { transferId, fileId: `f-${reference}`, answers: [] });
  };
  const rejectedTransactionIds = async (xml: string) => {
    const { messageId, messageType, sha256 } = await keep(xml);
    const ids = { transferId: `t-${messageId}`, fileId: `f-${messageId}` };
    const sent = { environmentId: 'e1', messageId, messageType, ...ids, sha256, at, position };
    await write(sentMessageView.name, seenMessageId('e1', messageId), sent);
  };
  const answered = async (messageId: string, ...answers: readonly string[]) => {
    position += 1;
    const reported = await Promise.all(
      answers.map(async (xml, index) => ({
        fileId: `a${index}-${messageId}`,
        messageType: readHistoryQuery(bytesOf(xml)).messageType,
        sha256: (await contents.put(bytesOf(xml))).sha256,
        releasedAt: at,
      })),
    );
    const transfer = { transferId: `t-${messageId}`, answers: reported } as unknown as TransferDocument;
    await write(transferView.name, transfer.transferId, transfer);
  };
  const referring = async (messageType: string, fileId: string, ...ids: readonly string[]) => {
    const { sha256 } = await contents.put(bytesOf(JSON.stringify(ids)));
    return { messageType, transactionsSha256: sha256, transferId: `t-${fileId}`, fileId, at };
  };
  const check = (xml: string, { now = profile.now, isStored = true, ...scope }: CheckedText = {}) =>
    checkWithHistory(
      context,
      bytesOf(xml),
      { ...profile, now },
      {
        memory: 'e1',
        ...(isStored ? { fileId: 'draft' } : {}),
        direction: 'TS',
        ...scope,
      },
    );
  const found = async (xml: string, scope: Parameters<typeof check>[1] = {}) =>
    (await check(xml, scope)).report.validationMessages
      .filter(({ ruleId }) => ofPast.test(ruleId))
      .map(({ textKey }) => textKey.replace('finding.', ''));
  return {
    takenIn: accepted,
    fileTakenIn: fileAccepted,
    rejectedTransactionIds,
    answered,
    referring,
    check,
    found,
    profiles,
    reads: () => read,
  };
};
