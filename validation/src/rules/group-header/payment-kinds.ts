import { type MessageNode, textAt } from '../../message-node.ts';
import type { RuleContext } from '../../rule.ts';
import { both, creditTransfers, scheme, sinceRulebook } from '../scope.ts';

/** Category purposes of what banks pay each other for an inquiry: a fee, interest as compensation, or both. */
export const feePurposes: readonly string[] = ['FCOL', 'INTE', 'FCIN'];

/** Whether a payment type is that of such fees; whatever says nothing of it is what customers pay. */
export const isOfFees = (type: MessageNode): boolean => feePurposes.includes(textAt(type, 'CtgyPurp', 'Cd') ?? '');

/** Where a bulk may hold both kinds. */
export const mayHoldFees = both(creditTransfers, scheme('sct'), sinceRulebook('2023'));

/** Whether G-15 tells of types of different kinds; what it tells is no matter of G-14. */
export const kindsAreTold = (context: RuleContext): boolean =>
  mayHoldFees(context) && context.profile.overrides?.['G-15'] !== 'off';
