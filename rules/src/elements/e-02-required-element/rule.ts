import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import type { SubsetElement } from '@clearbench/iso20022/subsets/subset-element';
import type { RuleContext, RuleFinding, StateInParts } from '@clearbench/validation-engine/rule';
import { missingFinding } from '../element-comparison.ts';
import { comparedPart } from '../subset-comparison.ts';
import { subsetRule } from '../subset-rule.ts';

/** An element around parts, with the names of the parts in it. */
type Container = { readonly node: MessageNode; readonly names: Set<string>; subset: SubsetElement | undefined };

/** The open containers, the outermost first. */
type State = { containers: Container[] };

const missingIn = ({ node, names, subset }: Container): readonly RuleFinding[] =>
  subset === undefined
    ? []
    : subset.required.filter((name) => !names.has(name)).map((name) => missingFinding(node, name, subset));

const containersAround = (part: MessageNode): readonly MessageNode[] => {
  const around: MessageNode[] = [];
  for (let at = part.parent; at?.parent !== undefined; at = at.parent) around.unshift(at);
  return around;
};

/** The containers that are still open. */
const openIn = ({ containers }: State, around: MessageNode): Container[] => {
  const open = new Set<MessageNode>();
  for (let at: MessageNode | undefined = around; at !== undefined; at = at.parent) open.add(at);
  return containers.filter(({ node }) => open.has(node));
};

const inParts: StateInParts<State> = {
  begin: (state, around) => {
    state.containers = openIn(state, around);
  },
  end: (state, around) => {
    const open = openIn(state, around);
    const ended = state.containers.slice(open.length).toReversed().flatMap(missingIn);
    state.containers = open;
    return ended;
  },
  same: (state, around) => JSON.stringify(openIn(state, around).map(({ node, names }) => [node.name, ...names])),
};

/** Ends the containers that the part is not in, and opens those that it is in. */
const enter = (state: State, part: MessageNode): readonly RuleFinding[] => {
  const innermost = state.containers.at(-1);
  if (innermost?.node === part.parent) return [];
  const around = containersAround(part);
  const kept = state.containers.filter(({ node }, depth) => node === around[depth]);
  const ended = state.containers.slice(kept.length).toReversed().flatMap(missingIn);
  const opened = around.slice(kept.length).map((node) => ({ node, names: new Set<string>(), subset: undefined }));
  state.containers = [...kept, ...opened];
  state.containers.forEach(({ names }, depth) => {
    const inner = state.containers[depth + 1];
    if (inner) names.add(inner.node.name);
  });
  return ended;
};

const checkPart = (part: MessageNode, context: RuleContext, state: State): readonly RuleFinding[] => {
  const ended = enter(state, part);
  const { container: subset, found } = comparedPart(part, context);
  const container = state.containers.at(-1);
  if (container !== undefined && container.node === part.parent) {
    if (!container.names.has(part.name)) container.names.add(part.name);
    // The latest part knows best to which use the message belongs.
    container.subset = subset;
  }
  return ended.length === 0 ? found.missing : [...ended, ...found.missing];
};

export const rule = subsetRule<State>({
  id: 'E-02',
  concerns: ({ allowed, required, oneOf }) => [
    ...required,
    ...(oneOf?.isRequired ? oneOf.names : []),
    // Findings are placed at the parent.
    ...[...allowed].flatMap(([name, inner]) => (inner.required.length > 0 || inner.oneOf?.isRequired ? [name] : [])),
  ],
  concernsContainers: true,
  transactionState: () => 'compared',
  open: () => ({ containers: [] }),
  inParts,
  check: checkPart,
  close: (_context, { containers }) => containers.toReversed().flatMap(missingIn),
});
