import { type Environment, fileEnding } from './environment.ts';
import { settingsIn, settingsOfTools } from './schema.ts';

const prefix = 'CLEARBENCH_';

/** Edits (insert, delete, replace a letter) that turn one text into the other. */
const editDistance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [column, wanted] of [...other].entries())
      next.push(
        Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, (row[column] ?? 0) + (letter === wanted ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

const withoutEnding = (name: string): string => (name.endsWith(fileEnding) ? name.slice(0, -fileEnding.length) : name);

/** A name that is the beginning of another one is close to it, whatever the length of the rest. */
const distanceOf = (written: string, candidate: string): number => {
  const isPart = candidate.startsWith(written) || written.startsWith(candidate);
  const edits = editDistance(written, candidate);
  return isPart ? Math.min(edits, 2) : edits;
};

/** The closest known name; undefined if none is close. */
const nearest = (name: string, known: readonly string[]): string | undefined => {
  const written = withoutEnding(name.toUpperCase());
  const [best] = known
    .map((candidate) => ({ candidate, distance: distanceOf(written, candidate) }))
    .toSorted((one, other) => one.distance - other.distance);
  const most = Math.max(2, Math.floor((written.length - prefix.length) / 3));
  if (!best || best.distance > most) return undefined;
  return name.toUpperCase().endsWith(fileEnding) ? `${best.candidate}${fileEnding}` : best.candidate;
};

const isProviderSecret = (name: string): boolean => /^CLEARBENCH_PROVIDER_.+_SECRET$/.test(name);

/** One sentence for each environment variable with our prefix that is not a setting, also if it is empty. */
export const unknownSettings = (env: Environment): string[] => {
  const known = settingsIn(env)
    .map(({ name }) => name)
    .filter((name) => name.startsWith(prefix));
  const accepted = new Set([...known, ...known.map((name) => `${name}${fileEnding}`), ...settingsOfTools]);
  return Object.keys(env)
    .filter((name) => name.toUpperCase().startsWith(prefix) && !accepted.has(name))
    .toSorted()
    .map((name) => {
      const meant = nearest(name, known);
      if (meant !== undefined) return `${name} is not a setting. Did you mean ${meant}?`;
      return isProviderSecret(withoutEnding(name))
        ? `${name} belongs to no provider of CLEARBENCH_PROVIDERS.`
        : `${name} is not a setting.`;
    });
};
