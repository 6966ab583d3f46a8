import { rulebookId, rulebookIdOf } from '@clearbench/contracts/format/format-id';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';

/** Messages the bench knows, in the order a tester meets them; the earlier generation after the later one. */
export const messageTypes = [
  'pacs.008.001.08',
  'pacs.002.001.10',
  'pacs.004.001.09',
  'camt.056.001.08',
  'camt.029.001.09',
  'pacs.028.001.03',
  'pacs.008.001.02',
  'pacs.002.001.03',
  'pacs.004.001.02',
  'camt.056.001.01',
  'camt.029.001.03',
  'pacs.028.001.01',
] as const;

/** Messages of a list: those the bench knows, and what its environment takes of those administrators added to its rulebook. */
export const typesIn = (
  { scheme: messageScheme, formats = [] }: Pick<SimEnv, 'scheme' | 'formats'>,
  rbVersion: RbVersion,
): readonly string[] => {
  const rulebook = rulebookId({ messageScheme, rbVersion });
  const added = formats.filter((id) => rulebookIdOf(id) === rulebook);
  return [...messageTypes, ...added.map((id) => id.slice(rulebook.length + 1))];
};
