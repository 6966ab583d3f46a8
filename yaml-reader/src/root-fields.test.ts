import { rootFields } from './root-fields.ts';

describe('fields of the root', () => {
  it('are texts, lists of texts, and lists of maps with their lines', () => {
    const fields = rootFields(
      "case: One\nrulebook: 2025\ntags: [a, 'b']\nsteps:\n  - send: { a: 1 }\n  - expect:\n      x: y\n",
    );
    expect([...(fields?.texts ?? [])]).toEqual([
      ['case', 'One'],
      ['rulebook', '2025'],
    ]);
    expect(fields?.lists.get('tags')).toEqual(['a', 'b']);
    expect(fields?.entries.get('steps')).toEqual([
      { fields: ['send'], line: 5 },
      { fields: ['expect'], line: 6 },
    ]);
  });

  it('of an empty text are none, and of a text with errors unknown', () => {
    expect(rootFields('# only a comment\n')?.texts.size).toBe(0);
    expect(rootFields('case: [')).toBeUndefined();
    expect(rootFields('- a\n')).toBeUndefined();
  });
});
