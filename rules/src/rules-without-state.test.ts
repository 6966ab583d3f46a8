import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { defineRule, type Rule } from '@clearbench/validation-engine/rule';
import { ruleCatalogue } from './catalogue.ts';
import { type Answers, answersOf, isWithoutState } from './testing/answers-of-rules.fixture.ts';

/** Answers in a thread that has not run a rule before, to the samples in reverse order. */
const answersOfNewThread = async (): Promise<Answers> => {
  const worker = new Worker(new URL('./testing/answering-thread.fixture.ts', import.meta.url));
  const [answers] = (await once(worker, 'message')) as [Answers];
  await worker.terminate();
  return answers;
};

const differences = (some: Answers, others: Answers): readonly string[] =>
  [...new Set([...Object.keys(some), ...Object.keys(others)])].filter((key) => some[key] !== others[key]);

/** A rule that keeps something between two elements. */
const keeping = (check: Rule['check']): readonly Rule[] => [
  defineRule({ id: 'X-01', layer: 'scheme', severity: 'Info', appliesTo: () => true, select: ['MsgId'], check }),
];

// The engine remembers the answers of these rules: see docs/decisions/0078.
describe('a rule without a state', () => {
  let first: Answers = {};
  beforeAll(() => {
    first = answersOf(ruleCatalogue, 'forwards');
  }, 60_000);

  it('answers the same, whatever it has looked at before', async () => {
    expect(differences(first, answersOf(ruleCatalogue, 'backwards'))).toEqual([]);
    expect(differences(first, await answersOfNewThread())).toEqual([]);
  }, 60_000);

  it('has answered with and without findings', () => {
    const rules = ruleCatalogue.filter(isWithoutState);
    const answers = Object.entries(first);
    const answering = (isAsked: (answer: string) => boolean): number =>
      rules.filter(({ id }) => answers.some(([key, answer]) => key.includes(` ${id} `) && isAsked(answer))).length;
    expect(answering(() => true)).toBeGreaterThan(rules.length * 0.6);
    expect(answering((answer) => /[^-]/.test(answer))).toBeGreaterThan(rules.length * 0.3);
  });

  it('is found out if it counts', () => {
    let seen = 0;
    const rules = keeping((node) => (seen++ % 7 === 0 ? [{ node }] : []));
    expect(differences(answersOf(rules, 'forwards'), answersOf(rules, 'forwards'))).not.toEqual([]);
  });
  it('is found out if it compares with the element before', () => {
    let before = '';
    const rules = keeping((node) => {
      const isOther = node.text !== before;
      before = node.text;
      return isOther ? [{ node }] : [];
    });
    expect(differences(answersOf(rules, 'forwards'), answersOf(rules, 'backwards'))).not.toEqual([]);
  });
});
