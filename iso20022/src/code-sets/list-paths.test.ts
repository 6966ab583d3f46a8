import { codesWritten } from './list-paths.ts';

const template = {
  body: '<Purp>\n  <Cd>SALA</Cd></Purp><CtgyPurp><Cd>BONU</Cd></CtgyPurp><Purp><Cd>{{purpose}}</Cd></Purp>',
  sections: [
    {
      fields: [
        { element: 'CdtTrfTxInf/Purp/Cd', choices: [{ value: 'RENT' }] },
        { element: 'PmtTpInf/CtgyPurp/Cd', default: { from: 'literal', value: 'PENS' } },
        { element: 'Purp/Cd', default: { from: 'reference' } },
      ],
    },
  ],
};

describe('the codes a template writes', () => {
  it('stand in its text or are offered by its form, each for its own list', () => {
    expect([...codesWritten('purpose', template)].sort()).toEqual(['RENT', 'SALA']);
    expect([...codesWritten('category_purpose', template)].sort()).toEqual(['BONU', 'PENS']);
    expect(codesWritten('charge_bearer', template).size).toBe(0);
  });
});
