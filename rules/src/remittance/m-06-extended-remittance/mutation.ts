import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, inSequence, insert } from '../../mutations/operations.ts';
import { payments } from '../../mutations/party-paths.ts';
import { document, remittance } from '../remittance-mutations.ts';

const tagged = (xml: string): Mutation =>
  inSequence(
    atFirstOf(['GrpHdr/PmtTpInf', ...payments.map((place) => `${place}/PmtTpInf`)], (place) =>
      insert(place, '<LclInstrm><Cd>PERI</Cd></LclInstrm>'),
    ),
    remittance(xml),
  );

export const mutations: readonly Mutation[] = [tagged('<Ustrd>Invoice 4711</Ustrd>'), remittance(document)];
