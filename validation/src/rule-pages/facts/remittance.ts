import type { FactsById } from './rule-facts.ts';

const reference = (inside: string): string => `<Strd>\n  <CdtrRefInf>\n${inside}\n  </CdtrRefInf>\n</Strd>`;
const kind = (issuer = ''): string =>
  `    <Tp>\n      <CdOrPrtry>\n        <Cd>SCOR</Cd>\n      </CdOrPrtry>${issuer}\n    </Tp>`;
const iso = '\n      <Issr>ISO</Issr>';
const number = (value: string): string => `    <Ref>${value}</Ref>`;
const text = '<RmtInf>\n  <Ustrd>Invoice 4711</Ustrd>\n</RmtInf>';

/** Rules of remittance information. */
export const remittanceFacts: FactsById = {
  'M-01': {
    codes: ['CERI'],
    right: text,
    wrong: '<RmtInf>\n  <Ustrd>Invoice 4711</Ustrd>\n  <Ustrd>Customer 12</Ustrd>\n</RmtInf>',
  },
  'M-02': {
    scope: {
      schemes: ['sct', 'inst', 'core', 'b2b'],
      rulebooks: ['2019', '2021', '2023', '2025'],
      messages: ['pacs.003', 'pacs.008'],
    },
    codes: ['FF01'],
    right: '<Ustrd>Invoice 4711 of 1 October</Ustrd>',
    wrong: `<Ustrd>${'Invoice 4711 of 1 October, '.repeat(6).trim()}</Ustrd>`,
  },
  'M-03': {
    right: reference(`${kind(iso)}\n${number('RF18539007547034')}`),
    wrong: '<Strd>\n  <RfrdDocInf>\n    <Nb>4711</Nb>\n  </RfrdDocInf>\n</Strd>',
  },
  'M-04': {
    right: reference(`${kind()}\n${number('INV-4711')}`),
    wrong: reference(number('INV-4711')),
  },
  'M-05': {
    right: reference(`${kind(iso)}\n${number('RF18539007547034')}`),
    wrong: reference(`${kind(iso)}\n${number('RF19539007547034')}`),
  },
  'M-06': {
    codes: ['ERIN', 'CERI'],
    right:
      '<LclInstrm>\n  <Cd>PERI</Cd>\n</LclInstrm>\n<RmtInf>\n  <Strd>\n    <RfrdDocInf>\n      <Nb>4711</Nb>\n    </RfrdDocInf>\n  </Strd>\n</RmtInf>',
    wrong: `<LclInstrm>\n  <Cd>PERI</Cd>\n</LclInstrm>\n${text}`,
  },
};
