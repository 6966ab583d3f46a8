import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { Failure } from '@clearbench/contracts/failure';
import { unwrapped, wrapped } from './wrapping.ts';

/** What an installation keeps to itself; `before` is the one it had until now, given for the one start that changes it. */
export type Secrets = { readonly secret: string; readonly before?: string };

/** The master key as it is kept. */
export type MasterRow = { readonly salt: Uint8Array; readonly wrapped: Uint8Array };

/** Where an adapter keeps it. */
export type MasterPlace = {
  read(): Promise<MasterRow | undefined>;
  /** Keeps the first one; answers the one that is kept. */
  add(row: MasterRow): Promise<MasterRow>;
  /** Puts another one in its place, and sees to it that the old one is gone. */
  replace(row: MasterRow): Promise<void>;
};

const purpose = 'master';
const stretch = promisify(scrypt) as (secret: string, salt: Uint8Array, length: number) => Promise<Buffer>;

/**
 * The key all others are wrapped under: made once, kept wrapped under the installation's secret. Another secret wraps
 * it anew and touches no other key. Fails with `store.wrongSecret` where neither secret opens it.
 */
export const openMasterKey = async (place: MasterPlace, { secret, before }: Secrets): Promise<Uint8Array> => {
  const wrap = async (master: Uint8Array): Promise<MasterRow> => {
    const salt = randomBytes(16);
    return { salt, wrapped: wrapped(master, await stretch(secret, salt, 32), purpose) };
  };
  const row = (await place.read()) ?? (await place.add(await wrap(randomBytes(32))));
  const opens = async (given: string) => unwrapped(row.wrapped, await stretch(given, row.salt, 32), purpose);
  const master = await opens(secret);
  if (master) return master;
  const former = before === undefined ? undefined : await opens(before);
  if (!former) throw new Failure('store.wrongSecret');
  await place.replace(await wrap(former));
  return former;
};
