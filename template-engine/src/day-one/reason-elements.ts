import { around, nested, optional } from './element.ts';

/** Reason and origin of an R-message, under `RtrRsnInf`, `CxlRsnInf` or `CxlStsRsnInf`. */
export const reasonElements = (name: string): string =>
  around(
    name,
    optional('Orgtr/Nm', 'originatorName'),
    optional('Orgtr/Id/OrgId/AnyBIC', 'originatorBic'),
    nested('Rsn/Cd', '{{reason}}'),
    optional('AddtlInf', 'note'),
  );
