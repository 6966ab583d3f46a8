import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { type MessageSubset, messageSubset } from '@clearbench/iso20022/subsets/message-subset';
import { useOf } from '@clearbench/iso20022/subsets/message-use';
import type { SubsetElement } from '@clearbench/iso20022/subsets/subset-element';
import type { RuleContext, RuleFinding } from '@clearbench/validation-engine/rule';
import { comparePart, nothing, type SubsetFindings } from './element-comparison.ts';

/** The message element: below Document, or a bulk of a file. */
const messageAbove = (part: MessageNode, { containers }: MessageSubset): MessageNode => {
  let at = part;
  while (at.parent !== undefined && at.name !== containers[0]) at = at.parent;
  return at;
};

const subsets = new WeakMap<RuleContext, MessageSubset>();

const subsetOf = (context: RuleContext): MessageSubset | undefined => {
  const known = subsets.get(context);
  if (known !== undefined) return known;
  const subset = messageSubset(context.messageType, context.profile);
  if (subset !== undefined) subsets.set(context, subset);
  return subset;
};

/** The use of the first part that decides in a container: the message element, or an element around transactions. */
const recognised = new WeakMap<MessageNode, string>();

/** Containers outside the subset that have been reported. */
const reportedContainers = new WeakSet<MessageNode>();

/** The containers around a part, the innermost first. */
const containersAround = ({ parent }: MessageNode, { containers }: MessageSubset): readonly MessageNode[] => {
  const around: MessageNode[] = [];
  for (let at = parent; at !== undefined && containers.includes(at.name); at = at.parent) around.push(at);
  return around;
};

/** The subset of a container in a use. */
const subsetOfContainer = (
  use: SubsetElement,
  name: string | undefined,
  { containers }: MessageSubset,
): SubsetElement | undefined => {
  let at: SubsetElement | undefined = use;
  for (let i = 1; i < containers.length && containers[i - 1] !== name; i++)
    at = at?.allowed.get(containers[i] as string);
  return at;
};

/** The container that the use does not allow, reported once. */
const outsideContainer = (part: MessageNode, use: SubsetElement, subset: MessageSubset): SubsetFindings => {
  const { parent } = part;
  if (parent === undefined || reportedContainers.has(parent)) return nothing;
  reportedContainers.add(parent);
  return comparePart(parent, subsetOfContainer(use, parent.parent?.name, subset));
};

const isSame = (one: RuleFinding, other: RuleFinding): boolean =>
  one.node === other.node && one.params?.element === other.params?.element;

const added = (all: readonly RuleFinding[], known: readonly RuleFinding[]): readonly RuleFinding[] =>
  all.filter((one) => !known.some((other) => isSame(one, other)));

const joined = (one: SubsetFindings, other: SubsetFindings, known: SubsetFindings = nothing): SubsetFindings => ({
  outside: [...one.outside, ...added(other.outside, known.outside)],
  missing: [...one.missing, ...added(other.missing, known.missing)],
  repeated: [...one.repeated, ...added(other.repeated, known.repeated)],
  values: [...one.values, ...added(other.values, known.values)],
});

/** What the parts before the one that decides the use have beside the subset of that use. */
const findingsBefore = (container: MessageNode, part: MessageNode, use: SubsetElement, subset: MessageSubset) => {
  const [own, any] = [use, subset.anyUse].map((one) => subsetOfContainer(one, container.name, subset));
  return container.children
    .filter((before) => before !== part && !subset.containers.includes(before.name))
    .reduce((found, before) => joined(found, comparePart(before, own), comparePart(before, any)), nothing);
};

/** A part beside its subset. */
type Compared = {
  readonly part: MessageNode | undefined;
  /** For which of the elements that the node was used for. */
  readonly use: number | undefined;
  /** The subset of the element around the part; undefined if it is outside the subset. */
  readonly container: SubsetElement | undefined;
  readonly found: SubsetFindings;
};

/** Of the part that the rules look at, one after the other. */
let latest: Compared = { part: undefined, use: undefined, container: undefined, found: nothing };

const compareInUse = (part: MessageNode, subset: MessageSubset, context: RuleContext): Compared => {
  const { messageType, profile } = context;
  const name = useOf(messageType, part, messageAbove(part, subset), profile);
  const decided = name === undefined ? undefined : subset.uses.get(name);
  const use = decided ?? subset.uses.get((part.parent && recognised.get(part.parent)) ?? '') ?? subset.anyUse;
  const container = subsetOfContainer(use, part.parent?.name, subset);
  const found = container === undefined ? outsideContainer(part, use, subset) : comparePart(part, container);
  if (name === undefined || decided === undefined || part.parent === undefined || recognised.has(part.parent))
    return { part, use: part.uses, container, found };
  let all = found;
  for (const around of containersAround(part, subset)) {
    if (recognised.has(around)) break;
    recognised.set(around, name);
    const before = findingsBefore(around, part, decided, subset);
    if (before !== nothing) all = joined(all, before);
  }
  return { part, use: part.uses, container, found: all };
};

const compareWithoutUse = (part: MessageNode, subset: MessageSubset): Compared => {
  const container = subsetOfContainer(subset.anyUse, part.parent?.name, subset);
  return { part, use: part.uses, container, found: comparePart(part, container) };
};

const compare = (part: MessageNode, context: RuleContext): Compared => {
  const subset = subsetOf(context);
  if (subset === undefined) return { part, use: part.uses, container: undefined, found: nothing };
  return subset.uses.size === 1 ? compareWithoutUse(part, subset) : compareInUse(part, subset, context);
};

/** Compares a part with its subset, once for all rules that ask one after the other. */
export const comparedPart = (part: MessageNode, context: RuleContext): Compared => {
  if (latest.part !== part || latest.use !== part.uses) latest = compare(part, context);
  return latest;
};

export const subsetFindings = (part: MessageNode, context: RuleContext): SubsetFindings =>
  comparedPart(part, context).found;
