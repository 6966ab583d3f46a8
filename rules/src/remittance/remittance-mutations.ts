import type { Mutation } from '../mutations/mutation.ts';
import { atFirstOf, insert } from '../mutations/operations.ts';
import { payments } from '../mutations/party-paths.ts';

export const remittance = (xml: string): Mutation =>
  atFirstOf(payments, (place) => insert(place, `<RmtInf>${xml}</RmtInf>`));

export const reference = (inside: string): string => `<Strd><CdtrRefInf>${inside}</CdtrRefInf></Strd>`;

export const kind = (issuer = ''): string => `<Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry>${issuer}</Tp>`;

export const document = '<Strd><RfrdDocInf><Nb>4711</Nb></RfrdDocInf></Strd>';
