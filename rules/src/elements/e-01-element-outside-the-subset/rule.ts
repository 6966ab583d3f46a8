import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import {
  forbiddenPaths,
  hasSubset,
  messageSubset,
  type SubsetElement,
} from '@clearbench/iso20022/subsets/message-subset';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';

const findingAt = (node: MessageNode): RuleFinding => ({
  node,
  params: { element: node.name, parent: node.parent?.name ?? '' },
});

/** Compares the children of an element with the subset; an element outside the subset is one finding. */
const compare = (node: MessageNode, { allowed, forbidden }: SubsetElement, findings: RuleFinding[]): void => {
  for (const child of node.children) {
    const inner = allowed.get(child.name);
    if (inner !== undefined) {
      if (inner.allowed.size > 0) compare(child, inner, findings);
    } else if (forbidden.has(child.name)) findings.push(findingAt(child));
  }
};

export const rule = defineRule({
  id: 'E-01',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: ({ messageType, profile }) => hasSubset(messageType, profile),
  select: ['GrpHdr', 'CdtTrfTxInf', 'SplmtryData'].map((part) => `FIToFICstmrCdtTrf/${part}`),
  anchorsIn: ({ messageType, profile }) => {
    const subset = messageSubset(messageType, profile);
    return subset === undefined ? [] : forbiddenPaths(subset);
  },
  check: (part, { messageType, profile }) => {
    const subset = messageSubset(messageType, profile);
    if (subset?.forbidden.has(part.name)) return [findingAt(part)];
    const inner = subset?.allowed.get(part.name);
    if (inner === undefined) return [];
    const findings: RuleFinding[] = [];
    compare(part, inner, findings);
    return findings;
  },
});
