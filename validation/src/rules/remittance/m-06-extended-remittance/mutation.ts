import type { Mutation } from '../../../error-injection/mutation.ts';
import { atFirstOf, inSequence, put } from '../../../error-injection/operations.ts';
import { payments } from '../../../error-injection/party-places.ts';
import { document, remittance } from '../remittance-mutations.ts';

const tagged = (xml: string): Mutation =>
  inSequence(
    atFirstOf(['GrpHdr/PmtTpInf', ...payments.map((place) => `${place}/PmtTpInf`)], (place) =>
      put(place, '<LclInstrm><Cd>PERI</Cd></LclInstrm>'),
    ),
    remittance(xml),
  );

export const mutations: readonly Mutation[] = [tagged('<Ustrd>Invoice 4711</Ustrd>'), remittance(document)];
