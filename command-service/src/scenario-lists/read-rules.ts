import { createHash } from 'node:crypto';
import { boundedCache } from '@clearbench/contracts/bounded-cache';
import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import type { ListOwner } from '@clearbench/contracts/scenario/rule-list-owners';
import type { ReadRuleList } from '@clearbench/test-engine/scenarios/format/read-rule-list';
import type { CommandContext } from '../command-context.ts';

/** The lists of texts without errors, by content: a text in the editor is checked, tried and saved. */
const known = boundedCache<RuleList>(20);

/** The rules of a text, or its errors; the owner is unknown where absent. */
export const readRules = async (
  { textWorkers }: Pick<CommandContext, 'textWorkers'>,
  text: string,
  owner?: ListOwner,
): Promise<ReadRuleList> => {
  const name = createHash('sha256')
    .update(`${owner ?? ''}|${text}`)
    .digest('base64');
  const present = known.get(name);
  if (present !== undefined) return { list: present };
  const read = await textWorkers.readRules(text, owner);
  if ('list' in read) known.set(name, read.list);
  return read;
};
