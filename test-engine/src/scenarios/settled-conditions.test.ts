import type { ScenarioRule } from '@clearbench/contracts/scenario/rule-list';
import { type SenderFacts, settledList } from './settled-conditions.ts';

const sender = (fileOfDay: number, changes: Partial<SenderFacts> = {}): SenderFacts => ({
  fileOfDay,
  tester: 'ZYAADEF0XXX',
  testerName: 'Ida',
  ...changes,
});
const rule = (when: ScenarioRule['when'], changes: Partial<ScenarioRule> = {}): ScenarioRule => ({
  id: 'one',
  ...(when === undefined ? {} : { when }),
  then: [{ accept: {} }],
  ...changes,
});
const settled = (of: ScenarioRule, ...senders: readonly SenderFacts[]) => {
  const { list, conditions } = settledList({ rules: [of] }, senders);
  return { rule: list.rules[0], results: conditions.map(({ condition, result }) => `${condition} ${result}`) };
};

describe('the conditions of a rule about the tester and the number of the file', () => {
  it('are left out where they held for every file', () => {
    const when = { currency: 'EUR', fileOfDay: { every: 3 }, tester: 'ZYAADEF0', testerName: 'Ida' };
    expect(settled(rule(when), sender(3), sender(6))).toEqual({
      rule: rule({ currency: 'EUR' }),
      results: ['fileOfDay held', 'tester held', 'testerName held'],
    });
    expect(settled(rule({ testerName: 'Ida' }), sender(1)).rule).toEqual(rule(undefined));
  });

  it('switch the rule off where one of them held for no file', () => {
    const when = { fileOfDay: { from: 4 }, testerName: 'Ida' };
    expect(settled(rule(when), sender(1), sender(2))).toEqual({
      rule: rule(when, { enabled: false }),
      results: ['fileOfDay failed', 'testerName held'],
    });
  });

  it('stay where they held for some files only', () => {
    const when = { fileOfDay: { is: 2 } };
    expect(settled(rule(when), sender(1), sender(2))).toEqual({ rule: rule(when), results: ['fileOfDay differs'] });
  });

  it('are not considered in a rule that is switched off', () => {
    const off = rule({ fileOfDay: { is: 2 } }, { enabled: false });
    expect(settled(off, sender(1))).toEqual({ rule: off, results: [] });
  });

  it('are in a list without its deliveries', () => {
    const deliveries = [{ id: 'noon', at: '12:00', receive: { template: 'sct-typical' } }];
    expect(settledList({ rules: [], deliveries }, [sender(1)]).list).toEqual({ rules: [] });
  });
});
