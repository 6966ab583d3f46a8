import type { Mutation } from '../../error-injection/mutation.ts';
import { atFirstOf, put } from '../../error-injection/operations.ts';
import { payments } from '../../error-injection/party-places.ts';

export const remittance = (xml: string): Mutation =>
  atFirstOf(payments, (place) => put(place, `<RmtInf>${xml}</RmtInf>`));

export const reference = (inside: string): string => `<Strd><CdtrRefInf>${inside}</CdtrRefInf></Strd>`;

export const kind = (issuer = ''): string => `<Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry>${issuer}</Tp>`;

export const document = '<Strd><RfrdDocInf><Nb>4711</Nb></RfrdDocInf></Strd>';
