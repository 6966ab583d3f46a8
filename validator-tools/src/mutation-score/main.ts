import { withoutMutation } from '@clearbench/authoring/error-injection/every-mutation';
import { mutationScores } from './mutation-score.ts';

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`);

const scores = mutationScores();
console.log('rule   made  right  found by it  by it alone');
for (const { ruleId, made, harmless, caught, alone } of scores)
  console.log(
    [
      ruleId.padEnd(5),
      String(made).padStart(5),
      String(harmless).padStart(6),
      share(caught, made - harmless).padStart(12),
      share(alone, made - harmless).padStart(12),
    ].join(' '),
  );
for (const [ruleId, reason] of Object.entries(withoutMutation))
  console.log(`${ruleId.padEnd(5)}  none made: ${reason}`);

const total = (of: 'made' | 'harmless' | 'caught'): number => scores.reduce((sum, score) => sum + score[of], 0);
const wrong = total('made') - total('harmless');
console.log('right: what breaks a rule in one message may be allowed in another, and nothing is to be found there');
console.log('found: of those that are wrong; where it is not by it, the mutant breaks other rules, which say so');
console.log(
  `${scores.length} rules, ${total('made')} mutants, ${wrong} of them wrong, ${share(total('caught'), wrong)} found by their rule`,
);
process.exitCode = scores.every(({ alone }) => alone > 0) ? 0 : 1;
