import { jsonSchemaOf } from '@clearbench/contracts/test-suite/json-schema';
import { fieldAt, fieldsAt } from './schema-at-path.ts';

const schema = jsonSchemaOf('case');
const names = (...path: string[]) => fieldsAt(schema, path).map(({ name }) => name);

describe('the fields of a case', () => {
  it('are those of the root', () => expect(names()).toEqual(expect.arrayContaining(['case', 'tags', 'steps', 'rows'])));
  it('are the kinds of a step in the list of steps', () =>
    expect(names('steps')).toEqual(['send', 'validate', 'answer', 'receive', 'expect', 'wait', 'advance']));
  it('differ for an answer that is sent and one that is expected', () => {
    expect(names('steps', 'answer')).toContain('template');
    expect(names('steps', 'expect', 'answer')).toContain('within');
    expect(names('steps', 'expect', 'answer')).not.toContain('template');
  });
  it('have their meaning and their values', () => {
    expect(fieldAt(schema, ['steps', 'expect', 'answer'], 'status')).toMatchObject({
      help: 'The status of the group.',
      values: expect.arrayContaining(['ACCP', 'RJCT']),
    });
    expect(fieldAt(schema, [], 'rulebook')?.values).toEqual(expect.arrayContaining(['2019', '2025']));
  });
  it('are those of scenario lists in the lists of a case', () => {
    expect(names('scenarios')).toEqual(['tester', 'environment']);
    expect(names('scenarios', 'environment', 'rules')).toEqual(expect.arrayContaining(['id', 'when', 'then', 'oneOf']));
    expect(names('scenarios', 'tester', 'rules', 'then', 'reject')).toContain('code');
  });
  it('are none below a text, and at an unknown path', () => {
    expect(names('case', 'x')).toEqual([]);
    expect(names('nothing')).toEqual([]);
  });
});
