import { actionNames } from '@clearbench/contracts/scenario/rule-actions';
import { ruleConditions } from '@clearbench/contracts/scenario/rule-conditions';
import { readRuleList } from '@clearbench/test-engine/scenarios/format/read-rule-list';
import { readFromRoot } from '../house/source-files.ts';

const text = readFromRoot('docs/scenarios.md');
const examples = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => yaml);

/** The list that the page inserts as an example. */
const [, inserted = ''] = /`([^`]*)`/.exec(readFromRoot('ui/src/scenario/example-list.ts')) ?? [];

/** The words in code in the first column of a table whose head begins so. */
const named = (head: string): readonly string[] =>
  (text.split(`| ${head} |`)[1]?.split('\n\n')[0] ?? '')
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, word = '']) => word));

describe('docs/scenarios.md', () => {
  it('has examples without errors', () => {
    expect(examples.length).toBeGreaterThan(1);
    for (const example of [...examples, inserted]) expect(readRuleList(example)).toHaveProperty('list');
  });

  it('names every condition and every action', () => {
    expect([...named('condition')].toSorted()).toEqual(Object.keys(ruleConditions.shape).toSorted());
    expect([...named('action')].toSorted()).toEqual([...actionNames].toSorted());
  });
});
