import type { MessageNode } from '../reader/message-node.ts';
import { readMessage } from '../reader/read-message.ts';
import { placeAmong } from './element-order.ts';

/** An element of a sample while it is being changed. */
export type SampleElement = {
  readonly name: string;
  attributes: Record<string, string>;
  text: string;
  children: SampleElement[];
};

/** Changes by path below the message element: the new content as XML, or undefined to omit the element. */
export type Changes = Readonly<Record<string, string | undefined>>;

const copyOf = ({ name, attributes, text, children }: MessageNode | SampleElement): SampleElement => ({
  name,
  attributes: { ...attributes },
  text,
  children: children.map(copyOf),
});

/** Reads the first element of that name from an XML text. */
export const sampleTree = (xml: string, name: string): SampleElement => {
  const found: SampleElement[] = [];
  readMessage(new TextEncoder().encode(xml), { select: [name], onNode: (node) => found.push(copyOf(node)) });
  const [first] = found;
  if (first === undefined) throw new Error(`no ${name} in the sample`);
  return first;
};

/** The child at a step such as `CdtTrfTxInf[2]`; a missing child is created, a further one as a copy of the first. */
const step = (parent: SampleElement, text: string): SampleElement => {
  const [, name = '', index = '1'] = /^(\w+)(?:\[(\d+)\])?$/.exec(text) ?? [];
  const alike = parent.children.filter((child) => child.name === name);
  const existing = alike[Number(index) - 1];
  if (existing !== undefined) return existing;
  const [first] = alike;
  const made = first === undefined ? { name, attributes: {}, text: '', children: [] } : copyOf(first);
  parent.children.splice(placeAmong(parent.children, name), 0, made);
  return made;
};

const fill = (element: SampleElement, content: string): void => {
  const { text, children } = sampleTree(`<filled>${content}</filled>`, 'filled');
  element.text = text;
  element.children = children;
};

const change = (root: SampleElement, path: string, content: string | undefined): void => {
  const [elements = '', attribute] = path.split('@');
  const steps = elements.split('/');
  const owner = steps.slice(0, -1).reduce(step, root);
  const element = step(owner, steps.at(-1) ?? '');
  if (attribute !== undefined) element.attributes = { ...element.attributes, [attribute]: content ?? '' };
  else if (content !== undefined) fill(element, content);
  else owner.children = owner.children.filter((child) => child !== element);
};

export const changed = (root: SampleElement, changes: Changes): SampleElement => {
  for (const [path, content] of Object.entries(changes)) change(root, path, content);
  return root;
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** Writes the element, one line each. */
export const written = ({ name, attributes, text, children }: SampleElement, indent = ''): string => {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `${indent}<${name}${pairs.join('')}>`;
  if (children.length === 0) return `${start}${escaped(text)}</${name}>\n`;
  return `${start}\n${children.map((child) => written(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
};
