import { type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import type { RuleContext } from '@clearbench/validation-engine/rule';
import { both, creditTransfers, scheme, sinceRulebook } from '../scope.ts';

/** Category purposes of the payments between banks for an inquiry: fee, interest compensation, or both. */
export const feePurposes: readonly string[] = ['FCOL', 'INTE', 'FCIN'];

/** Whether the payment type is that of inquiry fees; without a category purpose it is a customer payment. */
export const isOfFees = (type: MessageNode): boolean => feePurposes.includes(textAt(type, 'CtgyPurp', 'Cd') ?? '');

/** The bulks that can contain both kinds. */
export const mayContainFees = both(creditTransfers, scheme('sct'), sinceRulebook('2023'));

/** Whether G-15 reports payment types of different kinds; G-14 then does not. */
export const reportsMixedKinds = (context: RuleContext): boolean =>
  mayContainFees(context) && context.profile.overrides?.['G-15'] !== 'off';
