import type { MessageNode } from '../reader/message-node.ts';

/** An element with a value. */
export type MessageLeaf = {
  /** Path in the message, e.g. /Document/PmtRtr/TxInf[2]/OrgnlTxId. */
  readonly path: string;
  /** Path below the transaction or header, the same for all versions of a message: `Dbtr/Nm`. */
  readonly key: string;
  readonly element: string;
  readonly value: string;
};

/** Names of elements in the versions of 2009, and the later names. */
const laterNames: Readonly<Record<string, string>> = { BIC: 'BICFI', BICOrBEI: 'AnyBIC' };

/** Later versions put a party, a mandate or a date into one more element. */
const wrappers: Readonly<Record<string, readonly string[]>> = {
  Pty: ['Dbtr', 'Cdtr', 'UltmtDbtr', 'UltmtCdtr', 'InitgPty'],
  DrctDbtMndt: ['MndtRltdInf'],
  Dt: ['ReqdExctnDt'],
};

const step = ({ name, index }: MessageNode): string => (index > 1 ? `${name}[${index}]` : name);

export const nodePath = (node: MessageNode): string =>
  `${node.parent === undefined ? '' : nodePath(node.parent)}/${step(node)}`;

const joined = (before: string, after: string): string => (before === '' ? after : `${before}/${after}`);

/** The key of a child element below the key of its parent. */
const keyBelow = (key: string, parent: MessageNode, child: MessageNode): string =>
  wrappers[child.name]?.includes(parent.name)
    ? key
    : joined(key, step({ ...child, name: laterNames[child.name] ?? child.name }));

const valueIn = ({ text, attributes: { Ccy: currency } }: MessageNode): string =>
  currency === undefined ? text.trim() : `${currency} ${text.trim()}`;

const collect = (node: MessageNode, path: string, key: string, leaves: MessageLeaf[]): void => {
  if (node.children.length === 0) {
    leaves.push({ path, key, element: node.name, value: valueIn(node) });
    return;
  }
  for (const child of node.children) collect(child, `${path}/${step(child)}`, keyBelow(key, node, child), leaves);
};

/** The values in an element, in their order; their keys begin with `key`. */
export const leavesIn = (node: MessageNode, key = ''): readonly MessageLeaf[] => {
  const leaves: MessageLeaf[] = [];
  collect(node, nodePath(node), key, leaves);
  return leaves;
};
