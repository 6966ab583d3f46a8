import { Failure } from '@clearbench/contracts/failure';
import type { Data } from '@clearbench/hosting/open-data';
import type { LogHead } from '@clearbench/stores/event-store/chain-verification';
import { type ChainCheck, checkChain } from '@clearbench/stores/event-store/check-chain';
import { reasonIn } from '@clearbench/stores/sqlite/damage';
import { checkContents } from './check-contents.ts';
import { checkLog } from './check-log.ts';
import { checkReadModels } from './check-read-models.ts';

/** A check with its faults. */
export type Verified = { readonly subject: string; readonly faults: readonly string[] };

/** The result of a chain check: the number of events, and the head. */
export const chainVerified = ({ head, unchained, faults }: ChainCheck): Verified => {
  const older = unchained === 0 ? '' : `, ${unchained} of them without a hash: they are older than the chain`;
  const end = head.events === 0 ? '' : `, head ${head.hash} at position ${head.position}`;
  return { subject: `hash chain of ${head.events} events${older}${end}`, faults };
};

/**
 * Checks all data of an installation: the hash chain of the log, the log, its contents, and the read models. Read
 * models are compared only with a log without faults.
 */
export async function* verify(data: Data, recorded: readonly LogHead[] = []): AsyncGenerator<Verified> {
  const chain = await checkChain(data.chain, { recorded });
  yield chainVerified(chain);
  const damage = await damageOf(data);
  yield { subject: 'pages of the databases', faults: damage };
  const { events, streams, contents, removedContents, faults, isWhole } = await checkLog(data.events);
  yield { subject: `log of ${events} events in ${streams} streams`, faults };
  const removed = removedContents.size === 0 ? '' : `, and ${removedContents.size} whose removal is recorded`;
  yield {
    subject: `${contents.size} contents${removed}`,
    faults: await checkContents(data.contents, contents, removedContents),
  };
  yield {
    subject: 'read models against a replay',
    faults: await readModelFaults(data, isWhole, [...chain.faults, ...damage]),
  };
}

/** The damage in the files of a data folder, as a sentence. */
const damageOf = async (data: Data): Promise<readonly string[]> => {
  await data.checkIntegrity('whole');
  try {
    await data.writable();
    return [];
  } catch (error) {
    const file = error instanceof Failure && error.errorKey === 'store.damaged' ? `${error.params.file}: ` : '';
    return [`${file}${reasonIn(error)}`];
  }
};

const readModelFaults = async (data: Data, isWhole: boolean, faults: readonly string[]): Promise<readonly string[]> => {
  if (!isWhole) return ['not checked: the log cannot be read to its end'];
  if (faults.length > 0) return ['not checked because of the faults above'];
  return checkReadModels(data);
};
