import type { Breaking } from '../breakable.ts';
import { inTurn, put, whereThereIs } from '../operations.ts';
import { payments } from './party-places.ts';

const remittance = (xml: string): Breaking => whereThereIs(payments, (place) => put(place, `<RmtInf>${xml}</RmtInf>`));
const reference = (inside: string): string => `<Strd><CdtrRefInf>${inside}</CdtrRefInf></Strd>`;
const kind = (issuer = ''): string => `<Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry>${issuer}</Tp>`;
const document = '<Strd><RfrdDocInf><Nb>4711</Nb></RfrdDocInf></Strd>';
const tagged = (xml: string): Breaking =>
  inTurn(
    whereThereIs(['GrpHdr/PmtTpInf', ...payments.map((place) => `${place}/PmtTpInf`)], (place) =>
      put(place, '<LclInstrm><Cd>PERI</Cd></LclInstrm>'),
    ),
    remittance(xml),
  );

export const remittanceBreakings: Readonly<Record<string, readonly Breaking[]>> = {
  'M-01': [remittance('<Ustrd>Invoice 4711</Ustrd><Ustrd>Customer 12</Ustrd>')],
  'M-03': [remittance(document), remittance(reference(`${kind()}<Ref>${'4711'.repeat(8)}</Ref>`).repeat(2))],
  'M-04': [remittance(reference('<Ref>INV-4711</Ref>'))],
  'M-05': [remittance(reference(`${kind('<Issr>ISO</Issr>')}<Ref>RF19539007547034</Ref>`))],
  'M-06': [tagged('<Ustrd>Invoice 4711</Ustrd>'), remittance(document)],
};
