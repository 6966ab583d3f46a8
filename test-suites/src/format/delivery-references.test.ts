import type { KnownNames } from './known-names.ts';
import { readCase } from './read-case.ts';

const known: KnownNames = {
  environment: () => true,
  template: (name) => name === 'sct-typical',
  rule: () => true,
  message: () => true,
};
const caseOf = (expected: string, template = 'sct-typical'): string => `case: Deliveries
scenarios:
  tester:
    rules: []
    deliveries:
      - { id: noon, at: '12:00', receive: { template: ${template} } }
      - { id: never, at: '12:00', enabled: false, receive: { template: sct-typical } }
steps:
  - send: { as: sent, template: sct-typical }
  - expect: { ${expected} }
`;
const problemsOf = (text: string): readonly string[] =>
  readCase(text, {}, known).problems.map(({ line, column, errorKey }) => `${line}:${column} ${errorKey}`);

describe('an expected message of a delivery', () => {
  it('names a delivery of the lists of the case', () => {
    expect(problemsOf(caseOf('answer: { delivery: noon, message: pacs.008 }'))).toEqual([]);
    expect(problemsOf(caseOf('answer: { delivery: night, message: pacs.008 }'))).toEqual([
      '10:35 suite.unknownDelivery',
    ]);
    expect(problemsOf(caseOf('noAnswer: { delivery: never, within: 1d }'))).toEqual(['10:37 suite.unknownDelivery']);
  });

  it('is not an answer to a sent file, too', () =>
    expect(problemsOf(caseOf('answer: { to: sent, delivery: noon, message: pacs.008 }'))).toEqual([
      '10:35 suite.toOrDelivery',
    ]));

  it('has a template that exists', () =>
    expect(problemsOf(caseOf('answer: { delivery: noon, message: pacs.008 }', 'sct-absent'))).toEqual([
      '6:55 suite.unknownTemplate',
    ]));
});
