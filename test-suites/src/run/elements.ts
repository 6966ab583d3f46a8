import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { readMessage } from '@clearbench/iso20022/reader/read-message';

type Segment = { readonly name: string; readonly index: number };

/** An element without child elements, with its path from the root. */
export type Leaf = {
  readonly path: readonly Segment[];
  readonly text: string;
  /** The attributes of the element and of those around it, outermost first. */
  readonly attributes: readonly Readonly<Record<string, string>>[];
};

const upwards = (node: MessageNode): MessageNode[] => {
  const nodes: MessageNode[] = [];
  for (let at: MessageNode | undefined = node; at !== undefined; at = at.parent) nodes.unshift(at);
  return nodes;
};

/** Every element without child elements, in the order of the text. */
export const leavesOf = (bytes: Uint8Array): readonly Leaf[] => {
  const leaves: Leaf[] = [];
  readMessage(bytes, {
    select: ['*'],
    onNode: (node) => {
      const nodes = upwards(node);
      leaves.push({
        path: nodes.map(({ name, index }) => ({ name, index })),
        text: node.text.trim(),
        attributes: nodes.map(({ attributes }) => attributes),
      });
    },
  });
  return leaves;
};

type ElementPath = {
  readonly names: readonly (readonly [name: string, index: number | undefined])[];
  readonly isWhole: boolean;
  readonly attribute: string | undefined;
};

const elementPathOf = (path: string): ElementPath => {
  const [elements = '', attribute] = path.split('@');
  const names = elements
    .split('/')
    .filter((part) => part !== '')
    .map((part): readonly [string, number | undefined] => {
      const [, name = part, index] = /^([^[\]]+)\[(\d+)\]$/.exec(part) ?? [];
      return [name, index === undefined ? undefined : Number(index)];
    });
  return { names, isWhole: path.startsWith('/'), attribute };
};

/** Whether the first `length` segments of a path end with the wanted names. */
const endsAt = (path: readonly Segment[], length: number, { names, isWhole }: ElementPath): boolean => {
  const start = length - names.length;
  if (start < 0 || (isWhole && start > 0)) return false;
  return names.every(([name, index], at) => {
    const segment = path[start + at];
    return segment?.name === name && (index === undefined || segment.index === index);
  });
};

/** The values of the elements or attributes at a path, in the order of the text. */
export const valuesAt = (leaves: readonly Leaf[], path: string): string[] => {
  const wanted = elementPathOf(path);
  const { attribute } = wanted;
  return leaves.flatMap((leaf) => {
    if (!endsAt(leaf.path, leaf.path.length, wanted)) return [];
    const value = attribute === undefined ? leaf.text : leaf.attributes.at(-1)?.[attribute];
    return value === undefined ? [] : [value];
  });
};

/** Whether an element with or without child elements, or an attribute, exists at a path. */
export const existsAt = (leaves: readonly Leaf[], path: string): boolean => {
  const wanted = elementPathOf(path);
  return leaves.some((leaf) =>
    leaf.path.some(
      (_, at) =>
        endsAt(leaf.path, at + 1, wanted) &&
        (wanted.attribute === undefined || leaf.attributes[at]?.[wanted.attribute] !== undefined),
    ),
  );
};
