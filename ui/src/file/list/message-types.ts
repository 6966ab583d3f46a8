import { rulebookId, rulebookIdOf } from '@clearbench/contracts/format/format-id';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { isDirectDebit, type Scheme } from '@clearbench/contracts/sim-env/scheme';

const ofTransfers = [
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

const ofDebits = [
  'pacs.003.001.08',
  'pacs.002.001.10',
  'pacs.004.001.09',
  'pacs.007.001.09',
  'camt.056.001.08',
  'pain.008.001.08',
  'pacs.003.001.02',
  'pacs.002.001.03',
  'pacs.004.001.02',
  'pacs.007.001.02',
  'camt.056.001.01',
  'pain.008.001.02',
] as const;

/** What only banks that pay in bulks ask each other. */
const inquiries = [
  'camt.027.001.07',
  'camt.087.001.06',
  'camt.027.001.06',
  'camt.087.001.05',
  'camt.029.001.08',
] as const;

/** Messages a scheme exchanges, in the order a tester meets them; the earlier generation after the later one. */
export const messageTypes = (scheme: Scheme): readonly string[] => {
  if (isDirectDebit(scheme)) return ofDebits;
  return scheme === 'sct' ? [...ofTransfers, ...inquiries] : ofTransfers;
};

/** Messages of a list: those its scheme exchanges, and what its environment takes of those administrators added to its rulebook. */
export const typesIn = (
  { scheme: messageScheme, formats = [] }: Pick<SimEnv, 'scheme' | 'formats'>,
  rbVersion: RbVersion,
): readonly string[] => {
  const rulebook = rulebookId({ messageScheme, rbVersion });
  const added = formats.filter((id) => rulebookIdOf(id) === rulebook);
  return [...messageTypes(messageScheme), ...added.map((id) => id.slice(rulebook.length + 1))];
};
