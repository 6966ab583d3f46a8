import { RE2JS } from 're2js';
import { boundedCache } from '../bounded-cache.ts';

/** A pattern for whole values. `size` is the most steps per character. */
export type LinearPattern = { readonly size: number; matches(value: string): boolean };

/** Most steps of a program; nested repetitions would make each character expensive. */
const largestProgram = 1_000;
/**
 * Most characters of a pattern. The limit also protects the recursive parser from patterns that are older than the
 * limit of the form.
 */
const longestSource = 1_000;

const compiled = (source: string): LinearPattern | undefined => {
  if (source.length > longestSource) return undefined;
  try {
    const pattern = RE2JS.compile(RE2JS.translateRegExp(source));
    const size = pattern.programSize();
    return size > largestProgram ? undefined : { size, matches: (value) => pattern.testExact(value) };
  } catch {
    return undefined;
  }
};

/** Each pattern may hold states of up to 8 MB, the limit of the engine. */
const known = boundedCache<LinearPattern | undefined>(50);

/**
 * Compiles an RE2 regular expression, which matches in time linear in the length of the value. Returns undefined for an
 * invalid expression, for lookaround and backreferences, and for nested repetitions beyond the limit.
 */
export const linearPattern = (source: string): LinearPattern | undefined => {
  if (!known.has(source)) known.set(source, compiled(source));
  return known.get(source);
};
