import { nextMarkup } from '@clearbench/xml/text-index/markup';
import { type OpenElement, splitName } from '@clearbench/xml/text-index/open-element';
import type { MessageModel } from '../model/model.ts';
import type { Profile } from '../profile.ts';
import type { MessageNode } from '../reader/message-node.ts';
import { useOf } from './message-use.ts';

/** Characters read of a group and of a transaction; what decides is near the beginning. */
const longestPart = 16_384;

/** A message node while it is read. */
type Growing = Omit<MessageNode, 'children' | 'text' | 'parent'> & {
  text: string;
  parent: Growing | undefined;
  readonly children: Growing[];
};

const newNode = (name: string, parent: Growing | undefined): Growing => {
  const [line, column] = [1, 1];
  return {
    name,
    parent,
    text: '',
    attributes: {},
    children: [],
    index: 1,
    line,
    column,
    textLine: line,
    textColumn: column,
  };
};

/** The element that begins at an offset with what is in it, as far as it is read; it ends before an element `until`. */
const elementFrom = (text: string, from: number, until: string) => {
  const part = text.slice(from, from + longestPart);
  let root: Growing | undefined;
  let open: Growing | undefined;
  for (let markup = nextMarkup(part, 0); markup !== undefined; markup = nextMarkup(part, markup.to)) {
    const { kind, nameFrom, nameTo, to } = markup;
    const { local } = splitName(part.slice(nameFrom, nameTo));
    if (kind === 'close') {
      open = open?.parent;
      if (open === undefined) break;
    } else if (kind === 'open' || kind === 'empty') {
      if (root !== undefined && local === until) return { root, next: from + markup.from };
      const node = newNode(local, open);
      open?.children.push(node);
      root ??= node;
      if (kind === 'empty') continue;
      const end = part.indexOf('<', to);
      node.text = part.slice(to, end < 0 ? part.length : end).trim();
      open = node;
    }
  }
  return { root, next: undefined };
};

/**
 * The use of the message around a place, read from the text: of the transaction at the place, or of the first one.
 * `around` are the elements at the place from the message element inwards. Undefined while nothing decides.
 */
export const useInText = (
  text: string,
  { name, transaction }: Pick<MessageModel, 'name' | 'transaction'>,
  around: readonly Pick<OpenElement, 'from' | 'local'>[],
  profile: Profile,
): string | undefined => {
  const at = around.findIndex(({ local }) => local === transaction);
  let message: Growing | undefined;
  let parent: Growing | undefined;
  let next: number | undefined = around[at]?.from;
  for (const { from } of at < 0 ? around.slice(0, 1) : around.slice(0, at)) {
    const { root, next: firstTransaction } = elementFrom(text, from, transaction);
    if (root === undefined) return undefined;
    root.parent = parent;
    message ??= root;
    parent = root;
    if (at < 0) next = firstTransaction;
  }
  if (message === undefined) return undefined;
  const part = next === undefined ? undefined : elementFrom(text, next, '').root;
  if (part !== undefined) part.parent = parent;
  return useOf(name, part ?? message, message, profile);
};
