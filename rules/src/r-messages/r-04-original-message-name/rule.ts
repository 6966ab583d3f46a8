import type { Profile } from '@clearbench/iso20022/profile';
import { messagesOf } from '@clearbench/iso20022/rulebooks';
import { defineRule } from '@clearbench/validation-engine/rule';
import { rMessages } from '../r-message-scopes.ts';

const withVersion = /^[a-z]{4}\.\d{3}\.\d{3}\.\d{2}$/;
const nameWithoutVersion = /^[a-z]{4}\.\d{3}$/;

/** The value for an original whose message name is unknown. */
const unknown = 'NOTPROVIDED';

/** The payments of a scheme. */
const payments: Readonly<Record<Profile['scheme'], string>> = {
  sct: 'pacs.008',
  inst: 'pacs.008',
  core: 'pacs.003',
  b2b: 'pacs.003',
};

/** Messages that return, reverse or recall a payment of the scheme; others answer messages of several kinds. */
const ofPayments = ['pacs.004', 'pacs.007', 'camt.056'];

/** Receivers understand both forms of a name, so these findings are warnings. */
export const rule = defineRule({
  id: 'R-04',
  layer: 'scheme',
  severity: 'Warning',
  appliesTo: rMessages,
  select: ['OrgnlMsgNmId'],
  check: (node, { messageType, profile: { rbVersion, scheme } }) => {
    const value = node.text;
    const isName = withVersion.test(value) || nameWithoutVersion.test(value);
    const named = (name: string): string | undefined =>
      messagesOf(rbVersion, scheme).find((version) => version.startsWith(`${name}.`));
    const payment = payments[scheme];
    if (isName && ofPayments.includes(messageType.slice(0, 8)) && !value.startsWith(payment)) {
      const expected = (rbVersion < '2025' ? named(payment) : undefined) ?? payment;
      return [{ node, variant: 'otherMessage', value, expected, severity: 'Error' }];
    }
    const requiresVersion = rbVersion < '2025';
    if ((requiresVersion ? withVersion : nameWithoutVersion).test(value) || value === unknown) return [];
    if (withVersion.test(value)) return [{ node, variant: 'version', value, expected: value.slice(0, 8) }];
    if (!nameWithoutVersion.test(value)) return [{ node, variant: 'noName', value }];
    const expected = named(value);
    return [{ node, variant: 'noVersion', value, ...(expected === undefined ? {} : { expected }) }];
  },
});
