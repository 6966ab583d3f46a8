import type { FactsById } from './rule-facts.ts';

const line = (text: string): string => `  <AdrLine>${text}</AdrLine>`;
const address = (...parts: readonly string[]): string => `<PstlAdr>\n${parts.join('\n')}\n</PstlAdr>`;
const town = '  <TwnNm>Koeln</TwnNm>';
const country = '  <Ctry>DE</Ctry>';
const street = '  <StrtNm>Musterweg</StrtNm>';
const party = (element: string, inside: string): string =>
  `<${element}>\n  <Nm>Anna Beispiel</Nm>${inside}\n</${element}>`;

/** Rules of postal addresses. */
export const addressFacts: FactsById = {
  'A-01': {
    right: address(country, line('Musterweg 12'), line('50667 Koeln')),
    wrong: address(street, country, line('50667 Koeln')),
  },
  'A-02': {
    right: address(country, line('Musterweg 12'), line('50667 Koeln')),
    wrong: address(town, country, line('Musterweg 12')),
  },
  'A-03': { right: address(street, town, country), wrong: address(street, country) },
  'A-04': { right: address(town, country, line('Musterweg 12')), wrong: address(town, line('Musterweg 12')) },
  'A-05': {
    right: address(town, country, line('Musterweg 12')),
    wrong: address(country, line('Musterweg 12'), line('50667 Koeln')),
  },
  'A-06': {
    right: address(town, country, line('Musterweg 12')),
    wrong: address(town, country, line('Musterweg 12, Koeln')),
  },
  'A-07': {
    codes: ['RR02', 'RR03', 'BE04'],
    right: party('Dbtr', '\n  <PstlAdr>\n    <TwnNm>Koeln</TwnNm>\n    <Ctry>DE</Ctry>\n  </PstlAdr>'),
    wrong: party('Dbtr', ''),
  },
  'A-08': { codes: ['BE04'], right: '<Ctry>GB</Ctry>', wrong: '<Ctry>UK</Ctry>' },
  'A-09': {
    scope: { schemes: ['sct', 'inst', 'core', 'b2b'], rulebooks: ['2023', '2025'], messages: ['pacs.003', 'pacs.008'] },
    codes: ['FF01'],
    right: '<BldgNb>12</BldgNb>',
    wrong: '<BldgNb>Building 12, second court</BldgNb>',
  },
};
