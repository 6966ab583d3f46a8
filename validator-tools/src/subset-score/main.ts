import { subsetScores } from './subset-samples.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const scores = subsetScores();
for (const { name, outside, found, missed, inside, errors } of scores) {
  console.log(`${name}: ${outside} outside, ${found} found (${percent(found, outside)}); ${inside} inside`);
  for (const mutant of missed) console.log(`  not found: ${mutant}`);
  for (const error of errors) console.log(`  inside, but an error: ${error}`);
}
console.log('outside: the change breaks the subset of the scheme; inside: it keeps the subset');
process.exitCode = scores.every(({ outside, found }) => found >= 0.99 * outside) ? 0 : 1;
