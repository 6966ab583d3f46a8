import { nameOf, scoredSubsets } from './scored-subsets.ts';
import { subsetScore } from './subset-score.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Rules with errors, and in how many mutants. */
const countByRule = (errors: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const error of errors) {
    const rule = error.slice(0, error.indexOf(':'));
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return [...counts].map(([rule, count]) => `${rule} ${count}`).join(', ') || 'none';
};

const wanted = process.argv[2] ?? '';
let [allOutside, allFound, general] = [0, 0, 0];
for (const scored of scoredSubsets().filter((one) => nameOf(one).includes(wanted))) {
  const { outside, found, missed, unconfirmed, warned, inside, errors } = subsetScore(scored);
  allOutside += outside;
  allFound += found;
  general += errors.filter((error) => error.startsWith('E-')).length;
  console.log(`${nameOf(scored)}: ${outside} outside, ${found} found (${percent(found, outside)}); ${inside} inside`);
  if (unconfirmed > 0) console.log(`  unconfirmed: ${unconfirmed}, ${warned} with a warning`);
  console.log(`  errors inside, by rule: ${countByRule(errors)}`);
  for (const mutant of missed) console.log(`  not found: ${mutant}`);
}
console.log(`all: ${allOutside} outside, ${allFound} found (${percent(allFound, allOutside)})`);
console.log(
  'outside: the change breaks the subset of the scheme; unconfirmed: no published schema decides; inside: it keeps the subset',
);
process.exitCode = allFound >= 0.99 * allOutside && general === 0 ? 0 : 1;
