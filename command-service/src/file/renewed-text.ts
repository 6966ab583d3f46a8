import { createHash } from 'node:crypto';
import { Failure } from '@clearbench/contracts/failure';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { CommandContext } from '../command-context.ts';

/** `now`: the business time of the environment. */
type By = { readonly metadata: CommandMetadata; readonly now: string };
export type NewIdsChoice = { readonly endToEndIds?: boolean | undefined };

/** The same command generates the same ids, so that a repetition changes the file once. */
const seedOf = ({ actor, commandId }: CommandMetadata) => {
  const digest = createHash('sha256').update(`new-ids|${actor}|${commandId}`).digest();
  return [0, 4, 8, 12].map((at) => digest.readUInt32BE(at)) as unknown as readonly [number, number, number, number];
};

/** A text with new ids. Fails with `file.notWellFormed` {line} or `file.noIds`. */
export const renewedText = async (
  { textWorkers }: Pick<CommandContext, 'textWorkers'>,
  bytes: Uint8Array,
  { endToEndIds = false }: NewIdsChoice,
  { metadata, now }: By,
): Promise<Uint8Array> => {
  const made = await textWorkers.newIds(bytes, { seed: seedOf(metadata), now, endToEndIds });
  if ('brokenAtLine' in made) throw new Failure('file.notWellFormed', { line: made.brokenAtLine });
  if (made.count === 0) throw new Failure('file.noIds');
  return made.bytes;
};
