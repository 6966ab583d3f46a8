import type { ListOwner } from '@clearbench/contracts/scenario/rule-list-owners';
import { readRuleList } from './read-rule-list.ts';

const faultsOf = (deliveries: string, owner?: ListOwner): readonly string[] => {
  const read = readRuleList(`rules: []\ndeliveries:\n${deliveries}`, owner);
  return 'faults' in read ? read.faults.map(({ line, column, errorKey }) => `${line}:${column} ${errorKey}`) : [];
};

const line = (id: string, fields: string): string => `  - { id: ${id}, at: "12:00", ${fields} }\n`;
const payment = line('payment', 'receive: { template: sct-minimal }');
const about = (id: string, target: string): string => line(id, `receive: { about: ${target} }`);

describe('a delivery about the message of another one', () => {
  it('names a delivery of payments above it', () => {
    expect(faultsOf(payment + about('recall', 'payment'))).toEqual([]);
    expect(faultsOf(about('recall', 'payment') + payment)).toEqual(['3:50 scenario.unknownDelivery']);
    expect(faultsOf(about('recall', 'recall'))).toEqual(['3:50 scenario.unknownDelivery']);
    expect(faultsOf(payment + about('recall', 'payment') + about('again', 'recall'))).toEqual([
      '5:49 scenario.notAboutPayment',
    ]);
  });

  it.each([
    ['neither template nor message', 'receive: {}', ['3:38 scenario.templateOrAbout']],
    ['both', 'receive: { template: a, about: b }', ['3:38 scenario.templateOrAbout']],
    ['values', 'receive: { about: b, values: { amount: 1 } }', ['3:38 scenario.onlyForTemplates']],
    ['a code without it', 'receive: { template: a, code: DUPL }', ['3:38 scenario.onlyAbout']],
    ['an unknown kind', 'receive: { about: b, kind: payment }', ['3:56 text.unknownValue']],
  ])('has the right fields: %s', (_, fields, expected) => expect(faultsOf(line('one', fields))).toEqual(expected));
});

describe('the receivers of a delivery', () => {
  const to = (text: string) => payment.replace('payment,', `payment, to: ${text},`);

  it('are named in lists of environments only', () => {
    expect(faultsOf(payment, 'environment')).toEqual(['3:11 scenario.toMissing']);
    expect(faultsOf(to('all'), 'environment')).toEqual([]);
    expect(faultsOf(to('{ tester: [ZYAADEF0, /ZYBB.*/], testerName: Ida }'), 'environment')).toEqual([]);
    expect(faultsOf(to('all'), 'tester')).toEqual(['3:20 scenario.toOfTester']);
    expect(faultsOf(payment, 'tester')).toEqual([]);
  });

  it('are all, or have a BIC or a name that is a valid pattern', () => {
    expect(faultsOf(to('some'), 'environment')).toHaveLength(1);
    expect(faultsOf(to('{}'), 'environment')).toEqual(['3:24 scenario.noReceivers']);
    expect(faultsOf(to('{ testerName: "/(a/" }'), 'environment')).toEqual(['3:38 scenario.badPattern']);
  });
});
