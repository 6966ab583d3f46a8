import { fieldsIn, parentOf } from './schema-fields.ts';

const schema = {
  properties: {
    rules: {
      items: {
        properties: {
          id: { type: 'string' },
          when: { properties: { amount: { description: 'The amount.', properties: { from: {} } } } },
          then: { anyOf: [{ items: { properties: { reject: { properties: { code: {} } } } } }] },
        },
      },
    },
  },
};

describe('the fields of a schema', () => {
  it('are known by the field that contains them', () => {
    const fields = fieldsIn(schema);
    const names = (parent: string) => fields.get(parent)?.map(({ name }) => name);
    expect([names(''), names('rules'), names('when'), names('then'), names('reject')]).toEqual([
      ['rules'],
      ['id', 'when', 'then'],
      ['amount'],
      ['reject'],
      ['code'],
    ]);
    expect(fields.get('when')?.[0]).toEqual({ name: 'amount', help: 'The amount.' });
  });

  it.each([
    [['ru'], ''],
    [['rules:', '  - '], 'rules'],
    [['rules:', '  - id: a', '    '], 'rules'],
    [['rules:', '  - id: a', '    when:', '      am'], 'when'],
    [['rules:', '  - id: a', '    when: { am'], 'when'],
    [['rules:', '  - id: a', '    when: { amount: { from: 1 }, cu'], 'when'],
    [['rules:', '  - id: a', '    then:', '      - re'], 'then'],
    [['rules:', '  - id: a', '    then: [{ reject: { '], 'reject'],
    [['rules:', '  - id: va'], undefined],
  ])('are offered in %j for %s', (lines, parent) => expect(parentOf(lines, lines.at(-1)?.length ?? 0)).toBe(parent));
});
