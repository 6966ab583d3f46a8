import { createHash } from 'node:crypto';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { ParticipantMessageDocument } from '@clearbench/contracts/transfer/participant-message';
import { memoryKey } from '@clearbench/contracts/transfer/views';
import { nameInProfile } from '@clearbench/iso20022/envelopes/name-in-profile';
import { inProfile } from '@clearbench/iso20022/envelopes/wrapping/in-profile';
import type { ClearingInput } from '@clearbench/test-engine/clearing-input';
import { clearingCalendar } from '../clearing-calendar.ts';
import type { CommandContext } from '../command-context.ts';
import { envelopesOf } from '../envelopes-of-environment.ts';
import { joinedInto, ownMemory } from '../text-workers/wrap-text.ts';
import { wrapOptions } from '../wrap-options.ts';
import { originalsOf } from './originals.ts';
import type { requestTransfer } from './request-transfer.ts';

export type By = Pick<Parameters<typeof requestTransfer>[1], 'principal' | 'metadata' | 'at'>;

/** A file that the slice of files creates. */
export type AnswerFile = {
  readonly environment: SimEnvDocument;
  readonly rbVersion: ClearingInput['rbVersion'];
  readonly fileName: string;
  readonly direction: 'TS';
  readonly origin: 'copy';
  readonly source: string;
  readonly bytes: Uint8Array;
};
export type CreateAnswerFile = (file: AnswerFile, by: By) => Promise<{ vipFileSummary: VipFileSummary }>;

/** What the engine reads: the message, those to which it refers, and the participant as the sender of the answer. */
export const answerInput = async (
  context: CommandContext,
  environment: SimEnvDocument,
  { sha256, bic }: Pick<ParticipantMessageDocument, 'sha256' | 'bic'>,
  { rbVersion, seed, now }: Pick<ClearingInput, 'rbVersion' | 'seed' | 'now'>,
): Promise<ClearingInput> => {
  const { environmentId, memory, scheme, clearing } = environment;
  const bytes = await context.contents.get(sha256);
  const originals = await originalsOf(context, memoryKey(environmentId, memory), bytes);
  return {
    ...{ bytes, fileName: '', messageErrors: 0, rbVersion, scheme, clearing, now, seed },
    calendar: await clearingCalendar(context.views, environment),
    sender: { bic, testCode: 'T' },
    originals: originals.map((original) => ({ bytes: original.bytes, messageType: original.seen.messageType })),
  };
};

/** `accept-SCF-payment-1.xml`, within the length of file names. */
const plainName = (action: string, fileName: string): string =>
  `${action}-${fileName
    .replace(/\.[^.]{1,8}$/, '')
    .slice(0, 90)
    .trimEnd()}.xml`;

type Answering = { readonly bytes: Uint8Array; readonly action: string; readonly sourceName: string };

/** The text and the name of an answer in the envelope profile of the environment. */
export const answerInProfile = async (
  { views }: CommandContext,
  environment: SimEnvDocument,
  { sender, now, seed }: Pick<ClearingInput, 'sender' | 'now' | 'seed'>,
  { bytes, action, sourceName }: Answering,
): Promise<Pick<AnswerFile, 'bytes' | 'fileName'>> => {
  const number = createHash('sha256').update(seed).digest().readUInt32BE(0);
  const body = new TextDecoder().decode(bytes);
  const wrap = await wrapOptions(views, environment, { body, sender, now, seed: number });
  const wrapped = wrap === undefined ? { parts: [bytes] } : inProfile(bytes, wrap);
  const text = 'parts' in wrapped ? joinedInto(ownMemory, wrapped.parts) : bytes;
  const by = { scheme: environment.scheme, sender: sender.bic, now, number };
  const name = nameInProfile(text, await envelopesOf(views, environment), by);
  return { bytes: text, fileName: name ?? plainName(action, sourceName) };
};
