import { depthOf } from '@clearbench/xml/text-index/depth-of';
import { nextMarkup } from '@clearbench/xml/text-index/markup';

/** Lines, counted from 1, of which the first stays in sight when the others are folded away. */
export type Fold = { readonly startLine: number; readonly endLine: number; readonly isComment: boolean };

/** Counts lines on the way through a text. */
const lineCounter = (text: string) => {
  let line = 1;
  let counted = 0;
  return (offset: number): number => {
    for (let at = text.indexOf('\n', counted); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
      line += 1;
      counted = at + 1;
    }
    return line;
  };
};

/** Elements and comments that stand on several lines; end tags stay in sight. */
export const foldsOf = (text: string): readonly Fold[] => {
  const lineAt = lineCounter(text);
  const folds: Fold[] = [];
  const open: { readonly name: string; readonly line: number }[] = [];
  const add = (startLine: number, endLine: number, isComment: boolean): void => {
    if (endLine > startLine) folds.push({ startLine, endLine, isComment });
  };
  for (let markup = nextMarkup(text, 0); markup !== undefined; markup = nextMarkup(text, markup.to)) {
    const { kind, from, to } = markup;
    const name = text.slice(markup.nameFrom, markup.nameTo);
    const line = lineAt(from);
    if (kind === 'open') open.push({ name, line });
    else if (kind === 'other') add(line, lineAt(to), true);
    else if (kind === 'close') {
      const depth = depthOf(open, name);
      if (depth < 0) continue;
      add(open[depth]?.line ?? line, line - 1, false);
      open.length = depth;
    }
  }
  return folds.toSorted((a, b) => a.startLine - b.startLine);
};
