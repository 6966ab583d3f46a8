import type { FormNode } from '@clearbench/authoring/form/form-node';
import { countUpTo } from '@clearbench/iso20022/message-text/text-lines';
import type { TextPosition } from '../report/adjacent-finding.ts';

const isBefore = (a: TextPosition, b: TextPosition): boolean =>
  a.line < b.line || (a.line === b.line && a.column < b.column);

const holds = ({ from, to }: FormNode, position: TextPosition): boolean =>
  from !== undefined && to !== undefined && !isBefore(position, from) && isBefore(position, to);

/** The innermost field or group at a location of the text. */
export const nodeAt = (root: FormNode, position: TextPosition): FormNode | undefined => {
  if (!holds(root, position)) return undefined;
  for (const child of root.children) {
    const found = nodeAt(child, position);
    if (found) return found;
  }
  return root;
};

/** The field or group of a path, as far as the form contains it. */
export const nodeOfPath = (root: FormNode | undefined, path: string): FormNode | undefined => {
  if (!root || root.path === path) return root;
  const child = root.children.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  return child && nodeOfPath(child, path);
};

/** The path of the form node of an element on screen, and of the choice whose option it is. */
export const partAround = (
  target: EventTarget | null,
): { readonly path?: string; readonly way?: string } | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-path]')?.dataset : undefined;

/** The number of the transaction that contains a line, from 1; the first one for lines before all of them. */
export const transactionAt = (lines: readonly number[], line: number): number => Math.max(1, countUpTo(lines, line));

/** Documents with a single child are merged with it; the head of the form names them. */
export const contentOf = (root: FormNode): FormNode => {
  const [only, ...more] = root.children;
  const isWrap = root.kind === 'group' && only?.kind === 'group' && more.length === 0 && root.offers.length === 0;
  return isWrap && only.present ? contentOf(only) : root;
};
