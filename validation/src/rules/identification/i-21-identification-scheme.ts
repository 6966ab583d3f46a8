import { codeSet } from '../../code-sets/code-sets.ts';
import { rule } from '../../rule.ts';
import { isQuoted } from '../quoted.ts';
import { everyMessage } from '../scope.ts';

const organisation = codeSet('organisation_identification');
const person = codeSet('person_identification');

/** I-21: the scheme of an identification is a published code. */
export const identificationScheme = rule({
  id: 'I-21',
  layer: 'scheme',
  severity: 'Error',
  source: 'ISO 20022 external code sets for organisations and persons, of May 2025',
  appliesTo: everyMessage,
  select: ['OrgId/Othr/SchmeNm/Cd', 'PrvtId/Othr/SchmeNm/Cd'],
  check: (node) => {
    const holder = node.parent?.parent?.parent?.name ?? '';
    const codes = holder === 'OrgId' ? organisation : person;
    if (codes.has(node.text) || isQuoted(node)) return [];
    const variant = holder === 'OrgId' ? 'organisation' : 'person';
    return [{ node, variant, value: node.text, expected: [...codes].join(', ') }];
  },
});
