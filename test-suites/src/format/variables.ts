import type { GeneratedValue } from '@clearbench/contracts/test-suite/suite-file';
import { insertInto, namesIn } from './placeholders.ts';
import type { PathProblem } from './problem.ts';

export type Variables = Readonly<Record<string, string | GeneratedValue>>;

/** Finds a cycle that a variable leads to; `done` has the variables that lead to none. */
const cycleFrom = (
  variables: Variables,
  name: string,
  above: readonly string[],
  done: Set<string>,
): readonly string[] | undefined => {
  const at = above.indexOf(name);
  if (at >= 0) return [...above.slice(at), name];
  const value = done.has(name) || !Object.hasOwn(variables, name) ? undefined : variables[name];
  if (typeof value === 'string')
    for (const inner of namesIn(value)) {
      const cycle = cycleFrom(variables, inner, [...above, name], done);
      if (cycle) return cycle;
    }
  done.add(name);
  return undefined;
};

/** One problem for each cycle of variables. */
export const variableCycles = (variables: Variables): PathProblem[] => {
  const done = new Set<string>();
  return Object.keys(variables).flatMap((name) => {
    const cycle = cycleFrom(variables, name, [], done);
    for (const each of cycle ?? []) done.add(each);
    const [first = name] = cycle ?? [];
    const params = { cycle: (cycle ?? []).join(' → ') };
    return cycle === undefined ? [] : [{ errorKey: 'suite.variableCycle', params, path: ['variables', first] }];
  });
};

/** The longest value; variables that contain each other several times would grow without limit. */
const longestValue = 4_096;

/** The value of a variable with all variables inserted that have a fixed value; undefined for other names. */
export const fixedValues = (variables: Variables): ((name: string) => string | undefined) => {
  const known = new Map<string, string | undefined>();
  const valueNamed = (name: string): string | undefined => {
    if (known.has(name)) return known.get(name);
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    known.set(name, undefined);
    const inserted = typeof value === 'string' ? insertInto(value, valueNamed).slice(0, longestValue) : undefined;
    known.set(name, inserted);
    return inserted;
  };
  return valueNamed;
};
