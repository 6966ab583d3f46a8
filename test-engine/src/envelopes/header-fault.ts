import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { Profile } from '@clearbench/iso20022/profile';
import { ruleCatalogue } from '@clearbench/rules/catalogue';
import { validate } from '@clearbench/validator/validate';
import { type BulkFault, bulkFault } from '../checks/fault.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { profileOfInput } from '../scheme-rules/profile-of-input.ts';

/** H-11 compares the parties of a header; reading the header for it, the structure check compares the message (T-02). */
const rules = ruleCatalogue.filter(({ id }) => id === 'H-11');

const profileOf = (input: ClearingInput): Profile => {
  const { sender, messageForm } = input;
  const senderBic = sender.bic === '' ? {} : { senderBic: sender.bic };
  const form = messageForm === undefined ? {} : { messageForm };
  return { ...profileOfInput(input), ...senderBic, ...form, direction: 'TS' };
};

const faultOf = ({ textKey, value = '', expected = '', params }: ValidationMessage): BulkFault | undefined => {
  const found = { named: value, expected };
  switch (textKey) {
    case 'finding.H-11.sender':
      return bulkFault('A01', 'AGNT', 'fileSenderWrong', found);
    case 'finding.H-11.receiver':
      return bulkFault('A02', 'AGNT', 'fileReceiverWrong', found);
    case 'finding.H-11.agent': {
      const { party = '', agent = '' } = params;
      return bulkFault(party === 'Fr' ? 'A01' : 'A02', 'AGNT', 'headerPartyWrong', { ...found, party, agent });
    }
    case 'finding.T-02.announced':
      return bulkFault('A06', 'FF01', 'headerTypeWrong', found);
    default:
      return undefined;
  }
};

/** The first error of the business header. A message without a header has none. */
export const headerFault = (input: ClearingInput): BulkFault | undefined => {
  if (input.messageForm === undefined) return undefined;
  for (const found of validate(input.bytes, profileOf(input), { rules }).validationMessages) {
    const fault = found.severity === 'Error' ? faultOf(found) : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
};
