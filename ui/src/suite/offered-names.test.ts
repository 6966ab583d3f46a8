import type { SuiteNames } from '@clearbench/contracts/suite/names-route';
import { nameKindAt, namesOfKind, namesOfPlaceholders } from './offered-names.ts';

const names: SuiteNames = {
  environments: [{ name: 'sct' }, { name: 'team', title: 'Team' }],
  templates: [{ name: 'own', title: 'An own payment' }],
  rules: ['P-01'],
  messages: ['pacs.002.001.03', 'pacs.002.001.10'],
  messageFields: ['amount'],
  clockFields: ['today'],
};
const scope = { variables: ['bank'], earlier: [{ name: 'request', captured: ['cancellationId'] }] };
const of = { scope, ruleTexts: { 'P-01.title': 'A title' } };

describe('the kind of the names of a field', () => {
  it.each([
    [['steps', 'send'], 'template', 'template'],
    [['steps', 'send', 'error'], 'rule', 'rule'],
    [['steps', 'expect', 'report', 'findings'], 'rule', 'rule'],
    [['steps', 'expect', 'noAnswer'], 'message', 'message'],
    [['steps', 'answer'], 'to', 'earlier'],
    [['steps', 'expect', 'transfer'], 'of', 'earlier'],
    [[], 'environment', 'environment'],
    [['variables'], 'environment', undefined],
    [['variables', 'x'], 'to', undefined],
    [['steps', 'send', 'values'], 'template', undefined],
    [[], 'constructor', undefined],
  ])('at %j %s is %s', (path, field, kind) => expect(nameKindAt(path, field)).toBe(kind));
});

describe('the offered names', () => {
  it('have their titles', () => {
    expect(namesOfKind('environment', names, of)).toEqual([
      { name: 'sct', help: '' },
      { name: 'team', help: 'Team' },
    ]);
    expect(namesOfKind('template', names, of)).toEqual([{ name: 'own', help: 'An own payment' }]);
    expect(namesOfKind('rule', names, of)).toEqual([{ name: 'P-01', help: 'A title' }]);
    expect(namesOfKind('earlier', names, of)).toEqual([{ name: 'request', help: '' }]);
  });

  it('of messages are the number, and each version', () =>
    expect(namesOfKind('message', names, of).map(({ name }) => name)).toEqual([
      'pacs.002',
      'pacs.002.001.03',
      'pacs.002.001.10',
    ]));

  it('of placeholders are variables, values of earlier steps, and of the clock; a case replaces a variable', () => {
    const variables = [
      { name: 'bank', value: 'A' },
      { name: 'other', value: 'B' },
    ];
    expect(namesOfPlaceholders(scope, variables, names)).toEqual([
      { name: 'bank', help: '' },
      { name: 'other', help: 'B' },
      { name: 'request.cancellationId', help: '' },
      { name: 'request.amount', help: '' },
      { name: 'clock.today', help: '' },
    ]);
  });
});
