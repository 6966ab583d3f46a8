import { Failure } from '@clearbench/contracts/failure';

/** The entry for a method and a path, with the values of the path's parameters. */
export type RouteMatch<T> = { readonly entry: T; readonly params: Record<string, string> };

export type RouteTable<T> = {
  /** Throws where method and path are taken: one of the two would never be reached. */
  add(method: string, path: string, entry: T): void;
  find(method: string, path: string): RouteMatch<T> | undefined;
};

type Leaf<T> = { readonly entry: T; readonly names: readonly (readonly [at: number, name: string])[] };
type Branch<T> = { readonly fixed: Map<string, Branch<T>>; named?: Branch<T>; readonly leaves: Map<string, Leaf<T>> };

const newBranch = <T>(): Branch<T> => ({ fixed: new Map(), leaves: new Map() });

/** A trailing slash has no meaning. */
const segmentsOf = (path: string): string[] => {
  const segments = path.split('/');
  if (segments.at(-1) === '') segments.pop();
  return segments;
};

const isName = (segment: string): boolean => segment.startsWith(':');

const below = <T>(branch: Branch<T>, segment: string): Branch<T> => {
  if (isName(segment)) {
    branch.named ??= newBranch();
    return branch.named;
  }
  const known = branch.fixed.get(segment) ?? newBranch<T>();
  branch.fixed.set(segment, known);
  return known;
};

/** Fixed segments come first, so that `/files/upload` is not matched as a file. */
const leafOf = <T>(
  branch: Branch<T>,
  method: string,
  segments: readonly string[],
  depth: number,
): Leaf<T> | undefined => {
  const segment = segments[depth];
  if (segment === undefined) return branch.leaves.get(method);
  const plain = branch.fixed.get(segment);
  const leaf = plain && leafOf(plain, method, segments, depth + 1);
  if (leaf || segment === '') return leaf;
  return branch.named && leafOf(branch.named, method, segments, depth + 1);
};

const decoded = (name: string, segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new Failure('request.invalid', { place: `/path/${name}`, reason: 'malformed' });
  }
};

/** Finds a route by walking its path once, for any number of routes. */
export const routeTable = <T>(): RouteTable<T> => {
  const root = newBranch<T>();
  /** Entries of paths without parameters by path and method, for most requests. */
  const fixed = new Map<string, Map<string, T>>();
  return {
    add: (method, path, entry) => {
      const segments = segmentsOf(path);
      const { leaves } = segments.reduce(below, root);
      if (leaves.has(method)) throw new Error(`two routes are called ${method} ${path}`);
      const names = segments.flatMap((segment, at) => (isName(segment) ? [[at, segment.slice(1)] as const] : []));
      leaves.set(method, { entry, names });
      if (names.length > 0) return;
      const entries = fixed.get(path) ?? new Map<string, T>();
      fixed.set(path, entries.set(method, entry));
    },
    find: (method, path) => {
      const plain = fixed.get(path)?.get(method);
      if (plain !== undefined) return { entry: plain, params: {} };
      const segments = segmentsOf(path);
      const leaf = leafOf(root, method, segments, 0);
      if (!leaf) return undefined;
      const params = leaf.names.map(([at, name]) => [name, decoded(name, segments[at] ?? '')] as const);
      return { entry: leaf.entry, params: Object.fromEntries(params) };
    },
  };
};
