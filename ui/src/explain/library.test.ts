import { openLibrary } from './library.ts';

describe('the library of rules and codes', () => {
  it('finds a rule by its id and by its words, matches of the id first', async () => {
    const { rules } = await openLibrary('en');
    expect(rules('t-03', 5)[0]).toMatchObject({ id: 'rule-T-03', path: '/explain/rules/T-03' });
    expect(rules('order number type elements', 5).map(({ id }) => id)).toContain('rule-T-03');
  });

  it('finds a code by its letters and by its meaning', async () => {
    const { codes } = await openLibrary('en');
    const [first] = codes('ac04', 5);
    expect(first?.text).toMatch(/^AC04 /);
    expect(first?.path).toMatch(/^\/explain\/codes\/\w+\/AC04$/);
    expect(codes('salary', 10).map(({ text }) => text.slice(0, 4))).toContain('SALA');
  });

  it("is in the user's language and limited in length", async () => {
    const [english, german] = [await openLibrary('en'), await openLibrary('de')];
    expect(german.rules('T-03', 1)[0]?.text).not.toBe(english.rules('T-03', 1)[0]?.text);
    expect(english.codes('a', 7)).toHaveLength(7);
    expect(english.rules('no such rule at all', 5)).toEqual([]);
  });
});
