import { descend } from '../../message-node.ts';
import { type RuleFinding, rule } from '../../rule.ts';

/** H-08: the header's counters count the bulks. Whether they are numbers at all, T-03 says. */
export const bulkCounters = rule({
  id: 'H-08',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  source: 'Public samples of clearing files: a Num…Blk for each kind of bulk',
  appliesTo: () => true,
  select: [],
  check: () => [],
  close: ({ file }, _, root) =>
    (file?.form.bulks ?? []).flatMap(({ element, counter = '' }): readonly RuleFinding[] => {
      const node = descend(root, counter);
      const found = file?.bulks.get(element) ?? 0;
      if (node === undefined || !/^\d+$/.test(node.text) || Number(node.text) === found) return [];
      return [{ node, value: node.text, expected: String(found), params: { counter, bulk: element } }];
    }),
});
