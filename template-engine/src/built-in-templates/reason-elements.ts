import { around, nested, optional, unless, where } from './element.ts';
import type { Generation } from './generation.ts';

const code = nested('Rsn/Cd', '{{reason}}');

const codeOrProprietary = [
  where('proprietaryReason', nested('Rsn/Prtry', '{{proprietaryReason}}')),
  unless('proprietaryReason', code),
].join('\n');

/** Reason and originator of an R-message, under the element of its type. */
export const reasonElements = (
  name: 'RtrRsnInf' | 'RvslRsnInf' | 'StsRsnInf' | 'CxlRsnInf' | 'CxlStsRsnInf',
  { organisationBic, listsReasons }: Generation,
): string =>
  around(
    name,
    optional('Orgtr/Nm', 'originatorName'),
    optional(`Orgtr/Id/OrgId/${organisationBic}`, 'originatorBic'),
    // Returns allow any code in every generation.
    listsReasons && name !== 'RtrRsnInf' ? codeOrProprietary : code,
    optional('AddtlInf', 'note'),
  );
