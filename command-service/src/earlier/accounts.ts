import { createHash } from 'node:crypto';
import { type ShortMemory, shortMemory } from '@clearbench/stores/short-memory';
import type { PaymentIds } from '@clearbench/validation/earlier/payment-ids';
import type { Account } from '@clearbench/validation/earlier/read-account';
import type { Workplace } from '../workplace.ts';

/** What earlier texts told; contents never change, so what was told once stays true. */
const told = new WeakMap<Workplace['contents'], ShortMemory<Account>>();
const room = 500;
const mostRemembered = 50;

const idsOf = ({ transactionId, endToEndId, instructionId, uetr, mandate }: PaymentIds): PaymentIds => ({
  transactionId,
  endToEndId,
  instructionId,
  uetr,
  mandate,
});

/** What the text of an earlier message says of these payments; while one answer to it is edited, it is read once. */
export const accountOf = async (
  { contents, bench }: Pick<Workplace, 'contents' | 'bench'>,
  sha256: string,
  payments: readonly PaymentIds[],
): Promise<Account> => {
  const memory = told.get(contents) ?? shortMemory<Account>(room);
  told.set(contents, memory);
  const wanted = payments.map(idsOf);
  const key = createHash('sha256').update(sha256).update(JSON.stringify(wanted)).digest('base64');
  const present = memory.get(key);
  if (present) return present;
  const account = await bench.account(await contents.get(sha256), wanted);
  if (account.found.length <= mostRemembered) memory.keep(key, account);
  return account;
};
