import type { Pattern } from './pattern.ts';

/** Answers whether the bytes from `from` to `to` are a word of its language. */
export type Recogniser = (bytes: Uint8Array, from: number, to: number) => boolean;

type Edge = { readonly bytes: Uint8Array; readonly to: number };
/** Nondeterministic: a state's edges by character, and those that cost none. */
type Graph = { readonly edges: Edge[][]; readonly free: number[][] };

/** Patterns may come from administrators: one that needs more than this is refused instead of eating memory. */
const mostStates = 20_000;

const newState = (graph: Graph): number => {
  if (graph.free.length >= mostStates) throw new Error('the pattern is too large');
  graph.free.push([]);
  return graph.edges.push([]) - 1;
};

const link = (graph: Graph, from: number, to: number): void => {
  graph.free[from]?.push(to);
};

const repeat = (graph: Graph, part: Pattern, min: number, max: number, from: number): number => {
  let at = from;
  for (let i = 0; i < min; i++) at = build(graph, part, at);
  const end = newState(graph);
  link(graph, at, end);
  if (max === Infinity) {
    link(graph, build(graph, part, end), end);
    return end;
  }
  for (let i = min; i < max; i++) {
    at = build(graph, part, at);
    link(graph, at, end);
  }
  return end;
};

/** Adds the pattern behind state `from`; answers the state where it ends. */
const build = (graph: Graph, pattern: Pattern, from: number): number => {
  if (pattern.kind === 'repeat') return repeat(graph, pattern.part, pattern.min, pattern.max, from);
  if (pattern.kind === 'sequence') return pattern.parts.reduce((at, part) => build(graph, part, at), from);
  const end = newState(graph);
  if (pattern.kind === 'character') graph.edges[from]?.push({ bytes: pattern.bytes, to: end });
  else for (const part of pattern.parts) link(graph, build(graph, part, from), end);
  return end;
};

const closure = (graph: Graph, states: readonly number[]): readonly number[] => {
  const reached = new Set(states);
  for (const state of reached) for (const next of graph.free[state] ?? []) reached.add(next);
  return [...reached].toSorted((a, b) => a - b);
};

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((state, at) => state === other[at]);

const mostRows = 4_096;
/** Edges looked at while the table is made; a pattern that needs more would keep its first reader waiting for seconds. */
const mostLookups = 8_000_000;

type Table = { readonly rows: readonly Uint16Array[]; readonly accepts: Uint8Array };

/**
 * Table of a deterministic automaton, 128 columns a row; row 0 refuses everything, row 1 is the start. Neighbouring
 * bytes mostly lead to the same states, which are then looked up once.
 */
const determine = (graph: Graph, start: number, end: number): Table => {
  const sets: (readonly number[])[] = [[], closure(graph, [start])];
  const ids = new Map([['', 0]]);
  const idOf = (states: readonly number[]): number => {
    const key = states.join();
    const known = ids.get(key) ?? sets.push(closure(graph, states)) - 1;
    ids.set(key, known);
    return known;
  };
  const rows = [new Uint16Array(128)];
  let looks = 0;
  for (let id = 1; id < sets.length; id++) {
    const set = sets[id] ?? [];
    looks += 128 * set.length;
    if (sets.length > mostRows || looks > mostLookups) throw new Error('the pattern is too large');
    const edges = set.flatMap((state) => graph.edges[state] ?? []);
    const row = new Uint16Array(128);
    let [last, known]: [readonly number[], number] = [[], 0];
    for (let byte = 0; byte < 128; byte++) {
      const next: number[] = [];
      for (const edge of edges) if (edge.bytes[byte] === 1) next.push(edge.to);
      if (!isSame(next, last)) [last, known] = [next, idOf(next)];
      row[byte] = known;
    }
    rows.push(row);
  }
  return { rows, accepts: Uint8Array.from(sets, (set) => (set.includes(end) ? 1 : 0)) };
};

/** Whether a byte of UTF-8 goes on with a character begun before it. */
const isContinued = (byte: number): boolean => (byte & 0xc0) === 0x80;

/** Compiles a pattern to a table of states: one look-up a byte. */
export const recogniserOf = (pattern: Pattern): Recogniser => {
  const graph: Graph = { edges: [], free: [] };
  const start = newState(graph);
  const { rows, accepts } = determine(graph, start, build(graph, pattern, start));
  const table = new Uint16Array(rows.length * 128);
  for (const [id, row] of rows.entries()) table.set(row, id * 128);
  return (bytes, from, to) => {
    let state = 1;
    for (let i = from; i < to; i++) {
      const byte = bytes[i] as number;
      if (byte < 128) state = table[(state << 7) | byte] as number;
      else if (!isContinued(byte)) state = table[state << 7] as number;
    }
    return accepts[state] === 1;
  };
};
