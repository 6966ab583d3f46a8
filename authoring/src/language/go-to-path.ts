import { depthOf } from '@clearbench/xml/text-index/depth-of';
import { nextMarkup } from '@clearbench/xml/text-index/markup';
import { splitName } from '@clearbench/xml/text-index/open-element';

/** A step of a path: an element by its name and, where said, the which of it. */
type Step = { readonly name: string; readonly index: number | undefined; readonly isAnywhere: boolean };

/** The place a path leads to; `isWhole` is false where only its beginning exists. */
export type PathTarget = { readonly offset: number; readonly path: string; readonly isWhole: boolean };

const gap = /^(?:\*\*|…|\.\.\.)?$/;
const stepForm = /^(?:[\w.-]+:)?([\w.-]+)(?:\[(\d+)\])?$/;

/**
 * `/Document/…/CdtTrfTxInf[2]/PmtId`: a gap is any number of elements; a path that does not begin with `/` begins anywhere.
 * An attribute at its end, as reports name it, is found at its element.
 */
const readPath = (written: string): readonly Step[] | undefined => {
  const parts = written
    .trim()
    .replace(/(?:\/@[\w.:-]+)?\/?$/, '')
    .split('/');
  let isAnywhere = parts[0] !== '';
  const steps: Step[] = [];
  for (const part of isAnywhere ? parts : parts.slice(1)) {
    if (gap.test(part.trim())) isAnywhere = true;
    else {
      const [, name, index] = stepForm.exec(part.trim()) ?? [];
      if (name === undefined) return undefined;
      steps.push({ name, index: index === undefined ? undefined : Number(index), isAnywhere });
      isAnywhere = false;
    }
  }
  return steps.length === 0 ? undefined : steps;
};

/** Whether a text is meant as a path; a number is a line. */
export const isPath = (written: string): boolean => !/^\s*\d/.test(written) && readPath(written) !== undefined;

/** An open element: how far the path may have come with it, and its children by name. */
type Level = { readonly reached: ReadonlySet<number>; readonly children: Map<string, number>; readonly path: string };

const reachedBy = (steps: readonly Step[], { reached }: Level, name: string, index: number): ReadonlySet<number> => {
  const next = new Set<number>();
  for (const done of reached) {
    const step = steps[done];
    if (step === undefined) continue;
    if (step.name === name && (step.index ?? index) === index) next.add(done + 1);
    if (step.isAnywhere) next.add(done);
  }
  return next;
};

/** Finds the first element a path leads to, else the one it leads furthest to; undefined for what is no path. */
export const targetOfPath = (text: string, written: string): PathTarget | undefined => {
  const steps = readPath(written);
  if (steps === undefined) return undefined;
  const open: { readonly name: string; readonly level: Level }[] = [];
  const root: Level = { reached: new Set([0]), children: new Map(), path: '' };
  let best: PathTarget | undefined;
  let furthest = 0;
  for (let markup = nextMarkup(text, 0); markup !== undefined; markup = nextMarkup(text, markup.to)) {
    const { kind, from, nameFrom, nameTo } = markup;
    const name = text.slice(nameFrom, nameTo);
    if (kind === 'close') {
      const depth = depthOf(open, name);
      if (depth >= 0) open.length = depth;
    } else if (kind === 'open' || kind === 'empty') {
      const parent = open.at(-1)?.level ?? root;
      const { local } = splitName(name);
      const index = (parent.children.get(local) ?? 0) + 1;
      parent.children.set(local, index);
      const reached = reachedBy(steps, parent, local, index);
      const path = `${parent.path}/${index > 1 ? `${local}[${index}]` : local}`;
      const most = Math.max(...reached, 0);
      if (most === steps.length) return { offset: from, path, isWhole: true };
      if (most > furthest) [best, furthest] = [{ offset: from, path, isWhole: false }, most];
      if (kind === 'open') open.push({ name, level: { reached, children: new Map(), path } });
    }
  }
  return best;
};
