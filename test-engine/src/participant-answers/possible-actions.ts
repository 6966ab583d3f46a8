import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { isDirectDebit, type Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { DeliveryAction } from '@clearbench/contracts/transfer/delivery-actions';
import { reasonListOf } from '@clearbench/iso20022/code-sets/reason-lists';
import { schemeSubsets } from '@clearbench/iso20022/code-sets/scheme-subsets';

/** An action with the codes that it can have; none where it has no code. */
export type PossibleAction = { readonly action: DeliveryAction; readonly codes: readonly string[] };

export type ActionContext = { readonly scheme: Scheme; readonly rbVersion: RbVersion };

/** Negative answers to inquiries: to a claim of non-receipt, and to one about the value date. */
const inquiryCodes = { 'camt.027': ['RNPR', 'NOOR', 'ARJT', 'ARDT'], 'camt.087': ['RJVA', 'CVAA'] } as const;

const codesOf = (messageName: string, context: ActionContext): readonly string[] =>
  schemeSubsets[reasonListOf(messageName, context) ?? '']?.codes ?? [];

const accept: PossibleAction = { action: 'accept', codes: [] };
const reject = (codes: readonly string[]): PossibleAction => ({ action: 'reject', codes });

const forPayment = (context: ActionContext): readonly PossibleAction[] => {
  const { scheme } = context;
  if (scheme === 'inst') return [accept, reject(codesOf('pacs.002', context))];
  const returns: PossibleAction = {
    action: 'return',
    codes: codesOf('pacs.004', context).filter((code) => code !== 'FOCR'),
  };
  return isDirectDebit(scheme) ? [reject(codesOf('pacs.002', context)), returns] : [returns];
};

/** What a participant can answer to a received message of this type. */
export const possibleActions = (messageType: string, context: ActionContext): readonly PossibleAction[] => {
  const name = messageType.slice(0, 8);
  switch (name) {
    case 'pacs.008':
    case 'pacs.003':
      return forPayment(context);
    case 'camt.056':
      return isDirectDebit(context.scheme) ? [] : [accept, reject(codesOf('camt.029', context))];
    case 'camt.027':
    case 'camt.087':
      return [accept, reject(inquiryCodes[name])];
    default:
      return [];
  }
};
