import { listedCodes } from '../../code-sets/listed-codes.ts';
import { rule } from '../../rule.ts';
import { isQuoted } from '../quoted.ts';
import { everyMessage } from '../scope.ts';

const organisation = 'organisation_identification';
const person = 'person_identification';

/** I-21: the scheme of an identification is a published code. */
export const identificationScheme = rule({
  id: 'I-21',
  layer: 'scheme',
  severity: 'Error',
  source: 'ISO 20022 external code sets for organisations and persons, of May 2025',
  codeLists: [organisation, person],
  appliesTo: everyMessage,
  select: ['OrgId/Othr/SchmeNm/Cd', 'PrvtId/Othr/SchmeNm/Cd'],
  check: (node, { profile }) => {
    const holder = node.parent?.parent?.parent?.name ?? '';
    const codes = listedCodes(profile, holder === 'OrgId' ? organisation : person);
    if (codes.has(node.text) || isQuoted(node)) return [];
    const variant = holder === 'OrgId' ? 'organisation' : 'person';
    return [{ node, variant, value: node.text, expected: [...codes].join(', ') }];
  },
});
