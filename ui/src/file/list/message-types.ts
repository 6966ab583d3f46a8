import { rulebookId, rulebookIdOf } from '@clearbench/contracts/format/format-id';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { messagesOfScheme } from '@clearbench/iso20022/rulebooks';

/**
 * The message types for the filter of a list: those of its scheme, then the formats that its environment adds to its
 * rulebook.
 */
export const typesIn = (
  { scheme: messageScheme, formats = [] }: Pick<SimEnv, 'scheme' | 'formats'>,
  rbVersion: RbVersion,
): readonly string[] => {
  const rulebook = rulebookId({ messageScheme, rbVersion });
  const added = formats.filter((id) => rulebookIdOf(id) === rulebook);
  return [...messagesOfScheme(messageScheme), ...added.map((id) => id.slice(rulebook.length + 1))];
};
