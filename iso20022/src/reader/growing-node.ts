import { attributesOf } from '@clearbench/xml/tokenizer/attribute-values';
import type { Tokenizer } from '@clearbench/xml/tokenizer/state';
import type { MessageNode } from './message-node.ts';

/** A message node while its element is open. */
export type GrowingNode = {
  -readonly [K in keyof Omit<MessageNode, 'children' | 'parent' | 'uses' | 'leadingPair'>]: MessageNode[K];
} & {
  children: GrowingNode[];
  parent: GrowingNode | undefined;
  uses: number;
  /** More than one may stand there, so that paths say which. */
  readonly repeats: boolean;
};

/** Texts longer than this are cut, in whatever pieces they come: no field of ISO 20022 comes near it. */
const longestText = 65_536;

/** A text with what follows it. */
export const joined = (text: string, more: string): string => {
  if (text === '' && more.length <= longestText) return more;
  return text.length >= longestText ? text : (text + more).slice(0, longestText);
};

const childless: GrowingNode[] = [];
Object.freeze(childless);

/** A node without text and children. */
export const newNode = (
  name: string,
  attributes: MessageNode['attributes'],
  parent: GrowingNode | undefined,
  index: number,
  repeats: boolean,
  line: number,
  column: number,
  textLine: number,
  textColumn: number,
): GrowingNode => ({
  name,
  text: '',
  attributes,
  children: childless,
  parent,
  index,
  repeats,
  line,
  column,
  textLine,
  textColumn,
  uses: 0,
});

/** The node of the current start tag. */
export const openNode = (t: Tokenizer, parent: GrowingNode | undefined, index: number, repeats: boolean): GrowingNode =>
  newNode(
    t.names.texts[t.name] as string,
    attributesOf(t),
    parent,
    index,
    repeats,
    t.startLine,
    t.startColumn,
    t.line,
    t.at - t.lineStart + 1,
  );

export const addChild = (parent: GrowingNode, child: GrowingNode): void => {
  if (parent.children === childless) parent.children = [child];
  else parent.children.push(child);
};

/** Adds a further piece of text. */
export const addText = (node: GrowingNode, text: string): void => {
  node.text = joined(node.text, text);
};

/** The end tag is there: blanks between elements are no text. */
export const closeNode = (node: GrowingNode): void => {
  if (node.children.length > 0) node.text = '';
};
