import type { FileLimits } from '@clearbench/iso20022/envelopes/file-form';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleContext, type RuleFinding } from '@clearbench/validation-engine/rule';
import { bulkElements } from '../bulk-elements.ts';

type Counted = { readonly name: keyof FileLimits; readonly found: number };

const limitOf = ({ profile, file }: RuleContext, name: keyof FileLimits): number | undefined =>
  profile.limits?.[name] ?? file?.form.limits?.[name];

const tooMany = (node: MessageNode, { name, found }: Counted, context: RuleContext): readonly RuleFinding[] => {
  const limit = limitOf(context, name);
  if (limit === undefined || found <= limit) return [];
  return [{ node, variant: name, value: String(found), expected: `<= ${limit}`, params: { limit, value: found } }];
};

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, one) => all + one, 0);

export const rule = defineRule({
  id: 'H-10',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  appliesTo: () => true,
  select: bulkElements,
  check: (node, context) =>
    tooMany(node, { name: 'transactionsOfBulk', found: context.file?.latest.transactions ?? 0 }, context),
  close: (context, _, root) => {
    const { bulks = new Map<string, number>(), transactions = 0, bytes = 0 } = context.file ?? {};
    const counts: readonly Counted[] = [
      { name: 'bulks', found: sum(bulks.values()) },
      { name: 'transactions', found: transactions },
      { name: 'bytes', found: bytes },
    ];
    return counts.flatMap((counted) => tooMany(root, counted, context));
  },
});
