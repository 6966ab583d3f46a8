import { createNames } from '@clearbench/xml/tokenizer/names';
import { inPieces } from '@clearbench/xml/tokenizer/pieces';
import { createTokenizer, type Tokenizer } from '@clearbench/xml/tokenizer/state';
import { token } from '@clearbench/xml/tokenizer/token';
import { endInput, feed, nextToken } from '@clearbench/xml/tokenizer/tokenizer';
import { type Deviation, detailOf, type PlacedDeviation } from './deviation.ts';

type TextLocation = { readonly line: number; readonly column: number; readonly path: string };
/** Steps from an element to those the engine spoke of; a step is a name or `*`, and which of those it is. */
type PathNode = { readonly steps: Map<string, PathNode>; location: TextLocation | undefined };
/** An open element, and its children so far: all of them, and by name. */
type Open = {
  readonly way: PathNode | undefined;
  readonly path: string;
  all: number;
  readonly byName: Map<string, number>;
};

const newPathNode = (): PathNode => ({ steps: new Map(), location: undefined });

/** `/o:Order/*[2]` as steps; what is behind the elements, as an attribute, is not asked for. */
const stepsOf = (xpath: string): readonly string[] =>
  xpath
    .split('/')
    .slice(1)
    .filter((step) => !/^@|\(\)/.test(step))
    .map((step) => (step.endsWith(']') ? step : `${step}[1]`));

const nodeAt = (start: PathNode, xpath: string): PathNode => {
  let at = start;
  for (const step of stepsOf(xpath)) {
    const next = at.steps.get(step) ?? newPathNode();
    at.steps.set(step, next);
    at = next;
  }
  return at;
};

const open = (t: Tokenizer, stack: Open[]): void => {
  const parent = stack.at(-1);
  const { way } = parent ?? {};
  if (!parent || !way) {
    stack.push({ way: undefined, path: '', all: 0, byName: new Map() });
    return;
  }
  const qualified = t.names.texts[t.openNames[t.depth] as number] as string;
  const ofName = (parent.byName.get(qualified) ?? 0) + 1;
  parent.byName.set(qualified, ofName);
  parent.all += 1;
  const found = way.steps.get(`*[${parent.all}]`) ?? way.steps.get(`${qualified}[${ofName}]`);
  const path = `${parent.path}/${t.names.texts[t.name] as string}${ofName > 1 ? `[${ofName}]` : ''}`;
  if (found) found.location ??= { line: t.startLine, column: t.startColumn, path };
  stack.push({ way: found, path, all: 0, byName: new Map() });
};

const walk = (bytes: Uint8Array, start: PathNode): void => {
  const t = createTokenizer(createNames());
  const stack: Open[] = [{ way: start, path: '', all: 0, byName: new Map() }];
  const drain = (): void => {
    for (;;) {
      const kind = nextToken(t);
      if (kind === token.open) open(t, stack);
      else if (kind === token.close) stack.pop();
      else if (kind === token.more || kind === token.end || kind === token.broken) return;
    }
  };
  inPieces(bytes, (piece) => {
    if (t.failure !== undefined) return;
    feed(t, piece);
    drain();
  });
  endInput(t);
  drain();
};

/** The engine knows lines at best; the message is read once more for columns and paths. */
export const locateDeviations = (bytes: Uint8Array, deviations: readonly Deviation[]): readonly PlacedDeviation[] => {
  const start = newPathNode();
  const ways = deviations.map(({ xpath }) => nodeAt(start, xpath));
  if (deviations.length > 0) walk(bytes, start);
  return deviations.map((deviation, at) => ({
    ...(ways[at]?.location ?? { line: Math.max(1, deviation.line), column: 1, path: '' }),
    ...detailOf(deviation),
  }));
};
