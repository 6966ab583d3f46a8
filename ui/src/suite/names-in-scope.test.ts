import { namesInScope } from './names-in-scope.ts';

const text = `case: A recall is refused
variables: { bank: ZYAADEF0XXX }
rows:
  - { reason: AC01 }
  - { reason: MS03, amount: 10.00 }
steps:
  - send: { as: payment, template: sct-typical }
  - expect:
      answer:
        as: request
        message: camt.056
        capture: { cancellationId: TxInf/CxlId }
  - answer:
      to: request
      values: { remittance: '\${
  - validate: { as: last, template: sct-typical }
tags: [x]
`;

describe('the names in scope', () => {
  it('are the variables, the columns, and the files and answers of the steps before', () => {
    expect(namesInScope(text, 15)).toEqual({
      variables: ['bank', 'reason', 'amount'],
      earlier: [
        { name: 'payment', captured: [] },
        { name: 'request', captured: ['cancellationId'] },
      ],
    });
  });

  it('do not have the step itself', () => {
    expect(namesInScope(text, 7).earlier).toEqual([]);
    expect(namesInScope(text, 12).earlier).toEqual([{ name: 'payment', captured: [] }]);
  });

  it('are no steps where a variable is defined, also while its value is typed', () => {
    const typed = text.replace('ZYAADEF0XXX }', '${').replace("'${\n", "''}\n");
    expect(namesInScope(typed, 2)).toEqual({ variables: ['reason', 'amount'], earlier: [] });
  });

  it('are none while the rest of the text cannot be read', () =>
    expect(namesInScope(text.replace('rows:', 'rows: ['), 15)).toEqual({ variables: [], earlier: [] }));
});
