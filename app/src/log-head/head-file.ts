import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import type { LogHead } from '@clearbench/stores/event-store/chain-verification';
import type { LogChain } from '@clearbench/stores/event-store/log-chain';

const format = 'clearbench-log-head-1';

/** The recorded head of a log: printed by `npm run verify -- --head`, compared with `--against`. */
export type RecordedHead = LogHead & {
  readonly format: typeof format;
  readonly chain: LogChain['per'];
  /** ISO 8601, UTC: the time of printing. */
  readonly at: string;
  /** Ed25519 over the other fields, Base64; absent without a key. */
  readonly signature?: string;
};

/** The signed text: the fields in a fixed order, as a JSON array in UTF-8. */
const signedText = ({ chain, events, position, hash, at }: RecordedHead): Buffer =>
  Buffer.from(JSON.stringify([format, chain, events, position, hash, at]));

export const recordHead = (head: LogHead, chain: LogChain['per'], at: string, key?: KeyObject): RecordedHead => {
  const { events, position, hash } = head;
  const recorded: RecordedHead = { format, chain, events, position, hash, at };
  return key ? { ...recorded, signature: sign(null, signedText(recorded), key).toString('base64') } : recorded;
};

/** The fault of a recorded head's signature; undefined where it is valid or none is required. */
export const signatureFault = (recorded: RecordedHead, key: KeyObject | undefined): string | undefined => {
  if (key === undefined) return undefined;
  if (recorded.signature === undefined) return 'the recorded head carries no signature';
  return verify(null, signedText(recorded), key, Buffer.from(recorded.signature, 'base64'))
    ? undefined
    : 'the recorded head was not signed with this key, or was changed since';
};

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const isRecordedHead = (value: Partial<RecordedHead> | null): value is RecordedHead =>
  value?.format === format &&
  (value.chain === 'log' || value.chain === 'stream') &&
  isCount(value.events) &&
  isCount(value.position) &&
  /^([0-9a-f]{64})?$/.test(String(value.hash)) &&
  typeof value.at === 'string' &&
  (value.signature === undefined || typeof value.signature === 'string');

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw settingsError(`${file} cannot be read: ${(error as Error).message}.`);
  }
};

export const readHead = (file: string): RecordedHead => {
  const text = textOf(file);
  let head: RecordedHead | null = null;
  try {
    head = JSON.parse(text) as RecordedHead;
  } catch {
    // The sentence below names the file.
  }
  if (!isRecordedHead(head)) throw settingsError(`${file} is not a recorded head of a log.`);
  return head;
};

const keyOf = (text: string, what: string, read: (text: string) => KeyObject): KeyObject => {
  try {
    const key = read(text);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The sentence below names the given value.
  }
  throw settingsError(`${what} is not an Ed25519 key in PEM: openssl genpkey -algorithm ed25519 -out head-key.pem`);
};

/** The signing key: from a file, or from CLEARBENCH_HEAD_KEY. */
export const signingKey = (file: string | undefined, env: string | undefined): KeyObject | undefined => {
  if (file !== undefined) return keyOf(textOf(file), file, createPrivateKey);
  return env === undefined ? undefined : keyOf(env, 'CLEARBENCH_HEAD_KEY', createPrivateKey);
};

/** The key for checking signatures: its file may contain the public or the private key. */
export const checkingKey = (file: string | undefined, env: string | undefined): KeyObject | undefined => {
  if (file !== undefined) return keyOf(textOf(file), file, createPublicKey);
  return env === undefined ? undefined : keyOf(env, 'CLEARBENCH_HEAD_KEY', createPublicKey);
};
