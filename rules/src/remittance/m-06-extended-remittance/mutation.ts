import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, inSequence, put } from '../../mutations/operations.ts';
import { payments } from '../../mutations/party-places.ts';
import { document, remittance } from '../remittance-mutations.ts';

const tagged = (xml: string): Mutation =>
  inSequence(
    atFirstOf(['GrpHdr/PmtTpInf', ...payments.map((place) => `${place}/PmtTpInf`)], (place) =>
      put(place, '<LclInstrm><Cd>PERI</Cd></LclInstrm>'),
    ),
    remittance(xml),
  );

export const mutations: readonly Mutation[] = [tagged('<Ustrd>Invoice 4711</Ustrd>'), remittance(document)];
