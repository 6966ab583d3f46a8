import { mutationScores } from '../deliberate/mutation-score.ts';
import { notBreakable } from '../deliberate/not-breakable.ts';

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`);

const scores = mutationScores();
console.log('rule   made  caught  and nothing else');
for (const { ruleId, made, caught, alone } of scores)
  console.log(
    [ruleId.padEnd(5), String(made).padStart(5), share(caught, made).padStart(7), share(alone, made).padStart(7)].join(
      ' ',
    ),
  );
for (const [ruleId, reason] of Object.entries(notBreakable)) console.log(`${ruleId.padEnd(5)}  none made: ${reason}`);

const all = scores.reduce((sum, { made, caught }) => ({ made: sum.made + made, caught: sum.caught + caught }), {
  made: 0,
  caught: 0,
});
console.log(`${scores.length} rules, ${all.made} mutants, ${share(all.caught, all.made)} caught`);
process.exitCode = scores.every(({ alone }) => alone > 0) ? 0 : 1;
