import { isDirectDebit, settlesInBulks } from '@clearbench/contracts/sim-env/scheme';
import type { Profile } from '../profile.ts';
import type { RuleContext } from '../rule.ts';

export type Scope = (context: RuleContext) => boolean;

/** Any version of the named messages, e.g. `pacs.008`. */
export const messages =
  (...names: readonly string[]): Scope =>
  ({ messageType }) =>
    names.includes(messageType.slice(0, 8));

export const everyMessage: Scope = () => true;
export const creditTransfers = messages('pacs.008');
export const directDebits = messages('pacs.003');
/** What customers pay or collect, between banks. */
export const payments = messages('pacs.008', 'pacs.003');
export const bulks = messages('pacs.008', 'pacs.003', 'pacs.004', 'pacs.007');
/** What customers order their banks to pay or to collect. */
export const orders = messages('pain.001', 'pain.008');
/** What customers pay or collect, between banks or in an order of theirs. */
export const paymentsAndOrders = messages('pacs.008', 'pacs.003', 'pain.001', 'pain.008');
/** Collections, and the orders of creditors to collect. */
export const collections = messages('pacs.003', 'pain.008');

/** True where the scheme settles in cycles. */
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

/** True for what is sent days before it is due; its dates are the matter of D-09. */
export const isDueAhead = (messageType: string): boolean => messageType.startsWith('pacs.003');

/** True where one of them is. */
export const either =
  (...scopes: readonly Scope[]): Scope =>
  (context) =>
    scopes.some((scope) => scope(context));

/** True where all of them are. */
export const both =
  (...scopes: readonly Scope[]): Scope =>
  (context) =>
    scopes.every((scope) => scope(context));
