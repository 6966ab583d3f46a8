import type { FormNode } from '@clearbench/validation/form/form-node';
import { countUpTo } from '@clearbench/validation/form/text-lines';
import type { Place } from '../report/neighbour-finding.ts';

const isBefore = (a: Place, b: Place): boolean => a.line < b.line || (a.line === b.line && a.column < b.column);

const holds = ({ from, to }: FormNode, place: Place): boolean =>
  from !== undefined && to !== undefined && !isBefore(place, from) && isBefore(place, to);

/** The innermost field or group a place of the text belongs to. */
export const nodeAt = (root: FormNode, place: Place): FormNode | undefined => {
  if (!holds(root, place)) return undefined;
  for (const child of root.children) {
    const found = nodeAt(child, place);
    if (found) return found;
  }
  return root;
};

/** The field or group of a path, as far as it is in the form. */
export const nodeOfPath = (root: FormNode | undefined, path: string): FormNode | undefined => {
  if (!root || root.path === path) return root;
  const child = root.children.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  return child && nodeOfPath(child, path);
};

/** Path of the part of the form something on screen belongs to, and of the choice this is a way of. */
export const partAround = (
  target: EventTarget | null,
): { readonly path?: string; readonly way?: string } | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-path]')?.dataset : undefined;

/** Number of the transaction in which a line lies, from 1; the first one before all of them. */
export const transactionAt = (lines: readonly number[], line: number): number => Math.max(1, countUpTo(lines, line));

/** What is shown as one: documents that hold but one thing are named in the head of the form. */
export const contentOf = (root: FormNode): FormNode => {
  const [only, ...more] = root.children;
  const isWrap = root.kind === 'group' && only?.kind === 'group' && more.length === 0 && root.offers.length === 0;
  return isWrap && only.present ? contentOf(only) : root;
};
