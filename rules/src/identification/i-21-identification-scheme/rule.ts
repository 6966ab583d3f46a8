import { codesAt, listFault } from '@clearbench/iso20022/code-sets/list-fault';
import { defineRule } from '@clearbench/validation-engine/rule';
import { isInQuotedOriginal } from '../../quoted-original.ts';
import { everyMessage } from '../../scope.ts';

const organisation = 'organisation_identification';
const person = 'person_identification';

export const rule = defineRule({
  id: 'I-21',
  layer: 'scheme',
  severity: 'Error',
  codeLists: [organisation, person],
  appliesTo: everyMessage,
  select: ['OrgId/Othr/SchmeNm/Cd', 'PrvtId/Othr/SchmeNm/Cd'],
  check: (node, context) => {
    const holder = node.parent?.parent?.parent?.name ?? '';
    const list = holder === 'OrgId' ? organisation : person;
    const fault = listFault(node, list, context);
    if (fault === undefined || isInQuotedOriginal(node)) return [];
    const wrong = holder === 'OrgId' ? 'organisation' : 'person';
    const reported = fault.variant === 'unknown' ? { variant: wrong } : fault;
    return [{ node, value: node.text, expected: codesAt(node, list, context), ...reported }];
  },
});
