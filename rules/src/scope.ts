import { isDirectDebit, settlesInBulks } from '@clearbench/contracts/sim-env/scheme';
import type { Profile } from '@clearbench/iso20022/profile';
import type { ScopeContext } from '@clearbench/validation-engine/rule';

export type Scope = (context: ScopeContext) => boolean;

/** Any version of the named messages, e.g. `pacs.008`. Some rules ask for every transaction, so the latest answer is remembered. */
export const messages = (...names: readonly string[]): Scope => {
  let latest = { messageType: '', isNamed: false };
  return ({ messageType }) => {
    if (latest.messageType !== messageType) latest = { messageType, isNamed: names.includes(messageType.slice(0, 8)) };
    return latest.isNamed;
  };
};

export const everyMessage: Scope = () => true;
export const creditTransfers = messages('pacs.008');
export const directDebits = messages('pacs.003');
/** Customer payments between banks. */
export const payments = messages('pacs.008', 'pacs.003');
export const bulks = messages('pacs.008', 'pacs.003', 'pacs.004', 'pacs.007');
/** Messages between banks that name their agents, and the business header that precedes them. */
export const headedMessages = messages(
  'head.001',
  'pacs.008',
  'pacs.003',
  'pacs.004',
  'pacs.007',
  'pacs.002',
  'pacs.028',
);
/** Messages about a case between banks, which name the one that assigns it and the one that it is assigned to. */
export const headedCases = messages('camt.056', 'camt.029', 'camt.027', 'camt.087');
/** Payment and collection orders of customers. */
export const customerOrders = messages('pain.001', 'pain.008');
/** Customer payments between banks, and orders of customers. */
export const paymentsAndCustomerOrders = messages('pacs.008', 'pacs.003', 'pain.001', 'pain.008');
/** Statements, reports of a day, and notifications of the account. */
export const accountReports = messages('camt.052', 'camt.053', 'camt.054');
/** Collections and collection orders. */
export const collections = messages('pacs.003', 'pain.008');

/** True if the scheme settles in cycles. */
export const inBulks: Scope = ({ profile }) => settlesInBulks(profile.scheme);
/** True for both schemes of direct debits. */
export const debitScheme: Scope = ({ profile }) => isDirectDebit(profile.scheme);

export const scheme =
  (name: Profile['scheme']): Scope =>
  ({ profile }) =>
    profile.scheme === name;

export const rulebooks =
  (...versions: readonly Profile['rbVersion'][]): Scope =>
  ({ profile }) =>
    versions.includes(profile.rbVersion);

export const sinceRulebook =
  (first: Profile['rbVersion']): Scope =>
  ({ profile }) =>
    profile.rbVersion >= first;

/** True for messages that are sent days before the due date; D-09 checks their dates. */
export const isDueAhead = (messageType: string): boolean => messageType.startsWith('pacs.003');

/** True if one of the scopes applies. */
export const either =
  (...scopes: readonly Scope[]): Scope =>
  (context) =>
    scopes.some((scope) => scope(context));

/** True if all scopes apply. */
export const both =
  (...scopes: readonly Scope[]): Scope =>
  (context) =>
    scopes.every((scope) => scope(context));
