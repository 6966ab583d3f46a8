import { messageModel } from '@clearbench/iso20022/model/message-models';
import type { MessageModel, TypeModel } from '@clearbench/iso20022/model/model';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { messageSubset } from '@clearbench/iso20022/subsets/message-subset';
import { useOf } from '@clearbench/iso20022/subsets/message-use';
import type { SubsetElement } from '@clearbench/iso20022/subsets/subset-element';
import type { Intake } from '../clearing/intake.ts';
import type { Part } from './xml.ts';

type Element = Exclude<Part, undefined>;

/** The subsets of an element in the uses that the message can have; none where no subset is known. */
type Subsets = readonly SubsetElement[];

const typeBelow = (model: MessageModel, type: TypeModel | undefined, name: string): TypeModel | undefined => {
  if (type?.kind !== 'sequence' && type?.kind !== 'choice') return undefined;
  const use = type.elements.find((one) => one.name === name);
  return use && model.typeNamed(use.type);
};

/** The part as a node, as far as the recognition of the use reads it. */
const nodeOf = (part: Element, parent: MessageNode | undefined): MessageNode => {
  const [name, content] = part;
  const text = typeof content === 'string' ? content : '';
  const children: MessageNode[] = [];
  const position = { line: 0, column: 0, textLine: 0, textColumn: 0, index: 1 };
  const node: MessageNode = { name, text, attributes: {}, children, parent, ...position };
  for (const child of typeof content === 'string' ? [] : content)
    if (child !== undefined) children.push(nodeOf(child, node));
  return node;
};

const allows = (subsets: Subsets, name: string, count: number): boolean =>
  subsets.every(({ allowed, isWhole }) => {
    const inner = allowed.get(name);
    return inner === undefined ? isWhole || allowed.size === 0 : count <= inner.max;
  });

const inner = (subsets: Subsets, name: string): Subsets => subsets.flatMap(({ allowed }) => allowed.get(name) ?? []);

const kept = (part: Element, type: TypeModel | undefined, model: MessageModel, subsets: Subsets): Element => {
  const [name, content, currency] = part;
  if (typeof content === 'string') return part;
  const counts = new Map<string, number>();
  const parts = content.flatMap((child): readonly Element[] => {
    if (child === undefined) return [];
    const [childName] = child;
    const count = (counts.get(childName) ?? 0) + 1;
    counts.set(childName, count);
    const childType = typeBelow(model, type, childName);
    if (childType === undefined || !allows(subsets, childName, count)) return [];
    return [kept(child, childType, model, inner(subsets, childName))];
  });
  return [name, parts, currency];
};

/** Where a part is in an answer. */
export type PartPlace = {
  readonly messageType: string;
  /** From below the message element to the part: Undrlyg, TxInf. */
  readonly path: readonly string[];
  /** Elements before the part that decide the use of the message. */
  readonly before?: readonly Element[];
};

const rootOf = (model: MessageModel): TypeModel | undefined =>
  model.document.kind === 'sequence' ? model.typeNamed(model.document.elements[0]?.type ?? '') : undefined;

/** The subsets of the use of this part, of all uses where it does not decide one. */
const usedSubsets = (part: Element, { messageType, before = [] }: PartPlace, { input }: Intake): Subsets => {
  const subset = messageSubset(messageType, input);
  if (subset === undefined) return [];
  const message = nodeOf(['Document', before], undefined);
  const use = useOf(messageType, nodeOf(part, message), message, input);
  const used = use === undefined ? undefined : subset.uses.get(use);
  return used ? [used] : [...subset.uses.values()];
};

/** A part of an answer without elements that its message version, or the subset of the scheme, does not allow. */
export const insideSubset = (part: Element, position: PartPlace, intake: Intake): Element => {
  const model = messageModel(position.messageType);
  if (model === undefined) return part;
  const type = position.path.reduce((at, step) => at && typeBelow(model, at, step), rootOf(model));
  const subsets = position.path.reduce<Subsets>((at, step) => inner(at, step), usedSubsets(part, position, intake));
  return kept(part, type, model, subsets);
};
