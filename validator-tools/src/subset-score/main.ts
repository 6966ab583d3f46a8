import { nameOf, scoredSubsets } from './scored-subsets.ts';
import { subsetScore } from './subset-score.ts';

const percent = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;

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
const sums = { elements: { outside: 0, found: 0 }, values: { outside: 0, found: 0 } };
let general = 0;
for (const scored of scoredSubsets().filter((one) => nameOf(one).includes(wanted))) {
  const { elements, values, unconfirmed, unwarned, inside, errors } = subsetScore(scored);
  general += errors.filter((error) => error.startsWith('E-')).length;
  console.log(`${nameOf(scored)}: ${inside} inside, errors by rule: ${countByRule(errors)}`);
  for (const [kind, { outside, found, missed }] of Object.entries({ elements, values })) {
    const sum = sums[kind as 'elements' | 'values'];
    sum.outside += outside;
    sum.found += found;
    console.log(`  ${kind}: ${outside} outside, ${found} found (${percent(found, outside)})`);
    for (const mutant of missed) console.log(`    not found: ${mutant}`);
  }
  if (unconfirmed > 0) console.log(`  unconfirmed: ${unconfirmed}, ${unconfirmed - unwarned.length} with a warning`);
  for (const mutant of unwarned) console.log(`    no warning: ${mutant}`);
}
for (const [kind, { outside, found }] of Object.entries(sums))
  console.log(`all ${kind}: ${outside} outside, ${found} found (${percent(found, outside)})`);
console.log(
  'outside: the change breaks the subset of the scheme; unconfirmed: no published source decides; inside: it keeps the subset',
);
const isReached = Object.values(sums).every(({ outside, found }) => found >= 0.99 * outside);
process.exitCode = isReached && general === 0 ? 0 : 1;
