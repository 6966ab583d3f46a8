import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { messagesOf } from '@clearbench/iso20022/rulebooks';
import { defineRule, type RuleContext, type RuleFinding } from '@clearbench/validation-engine/rule';
import { either, messages } from '../../scope.ts';
import { rMessages } from '../r-message-scopes.ts';

const withVersion = /^[a-z]{4}\.\d{3}\.\d{3}\.\d{2}$/;
const nameWithoutVersion = /^[a-z]{4}\.\d{3}$/;

/** The value for an original whose message name is unknown. */
const unknown = 'NOTPROVIDED';

const reportsToCustomers = messages('pain.002');

/** Messages to which one can refer, of credit transfers and of direct debits; a status report can refer to any message. */
const originals: Readonly<Record<string, readonly [string, string]>> = {
  'pacs.004': ['pacs.008', 'pacs.003'],
  'pacs.007': ['', 'pacs.003'],
  'pacs.028': ['pacs.008 camt.056 camt.027 camt.087', ''],
  'camt.027': ['pacs.008', ''],
  'camt.029': ['pacs.008', ''],
  'camt.056': ['pacs.008', 'pacs.003'],
  'camt.087': ['pacs.008', ''],
  'pain.002': ['pain.001 camt.055', 'pain.008 pain.007 camt.055'],
};

/** Names without version; undefined where any message of the scheme can be the original. */
const originalsOf = ({ messageType, profile: { scheme } }: RuleContext): string | undefined =>
  originals[messageType.slice(0, 8)]?.[isDirectDebit(scheme) ? 1 : 0];

const isOriginal = (name: string, context: RuleContext): boolean => {
  const possible = originalsOf(context);
  if (possible !== undefined) return possible === '' || possible.includes(name);
  const { rbVersion, scheme } = context.profile;
  return /^(?:pacs|camt)/.test(name) && messagesOf(rbVersion, scheme).some((message) => message.startsWith(name));
};

/** Messages that return, reverse or recall a payment of the scheme; others answer messages of several kinds. */
const ofPayments = messages('pacs.004', 'pacs.007', 'camt.056');

const otherOriginal = (node: MessageNode, context: RuleContext): RuleFinding => {
  const { rbVersion, scheme } = context.profile;
  const found = { node, severity: 'Error', value: node.text } as const;
  if (!ofPayments(context))
    return { ...found, variant: 'otherOriginal', params: { message: context.messageType.slice(0, 8) } };
  const payment = isDirectDebit(scheme) ? 'pacs.003' : 'pacs.008';
  const version = messagesOf(rbVersion, scheme).find((name) => name.startsWith(payment));
  return { ...found, variant: 'otherMessage', expected: (rbVersion < '2025' ? version : undefined) ?? payment };
};

const nameFindings = (node: MessageNode, context: RuleContext): readonly RuleFinding[] => {
  const { rbVersion, scheme } = context.profile;
  const value = node.text;
  const isName = withVersion.test(value) || nameWithoutVersion.test(value);
  if (isName && !isOriginal(value.slice(0, 8), context)) {
    return [otherOriginal(node, context)];
  }
  const requiresVersion = rbVersion < '2025';
  if ((requiresVersion ? withVersion : nameWithoutVersion).test(value) || value === unknown) return [];
  // The guidelines for reports to customers name both forms.
  if (reportsToCustomers(context)) return [];
  if (withVersion.test(value)) return [{ node, variant: 'version', value, expected: value.slice(0, 8) }];
  if (!isName) return [{ node, variant: 'noName', value }];
  const expected = messagesOf(rbVersion, scheme).find((name) => name.startsWith(`${value}.`));
  return [{ node, variant: 'noVersion', value, ...(expected === undefined ? {} : { expected }) }];
};

/** A return or reversal names the original message once: for all transactions, or in each of them. */
const levelFindings = (transaction: MessageNode, isNamed: boolean): readonly RuleFinding[] => {
  const node = descend(transaction, 'OrgnlGrpInf');
  if (isNamed && node !== undefined) return [{ node, variant: 'twice', severity: 'Error' }];
  return isNamed || node !== undefined ? [] : [{ node: transaction, variant: 'missing', severity: 'Error' }];
};

/** `isNamed`: the message names the original of all its transactions. Receivers understand names in both forms, so the finding is a warning. */
export const rule = defineRule<{ isNamed: boolean }>({
  id: 'R-04',
  layer: 'scheme',
  severity: 'Warning',
  anchors: ['TxInf/OrgnlGrpInf'],
  appliesTo: either(rMessages, reportsToCustomers),
  select: ['OrgnlMsgNmId', ...['PmtRtr', 'FIToFIPmtRvsl'].flatMap((root) => [`${root}/OrgnlGrpInf`, `${root}/TxInf`])],
  transactionState: () => 'compared',
  open: () => ({ isNamed: false }),
  check: (node, context, state) => {
    if (node.name === 'OrgnlMsgNmId') return nameFindings(node, context);
    if (node.name === 'TxInf') return levelFindings(node, state.isNamed);
    state.isNamed = true;
    return [];
  },
});
