import type { RuleContext } from '@clearbench/validation-engine/rule';
import { both, messages, scheme } from '../scope.ts';

export const refund = 'MD06';

export const returnsBetweenCompanies = both(messages('pacs.004'), scheme('b2b'));

/** D-11 reports this reason, so R-07 does not. */
export const isRefundBetweenCompanies = (code: string, context: RuleContext): boolean =>
  code === refund && returnsBetweenCompanies(context);
