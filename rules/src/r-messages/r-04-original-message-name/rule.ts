import { messagesOf } from '@clearbench/iso20022/rulebooks';
import { defineRule } from '@clearbench/validation-engine/rule';
import { rMessages } from '../r-message-scopes.ts';

const withVersion = /^[a-z]{4}\.\d{3}\.\d{3}\.\d{2}$/;
const nameWithoutVersion = /^[a-z]{4}\.\d{3}$/;

/** The value for an original whose message name is unknown. */
const unknown = 'NOTPROVIDED';

/** Receivers understand both forms, so the finding is a warning. */
export const rule = defineRule({
  id: 'R-04',
  layer: 'scheme',
  severity: 'Warning',
  appliesTo: rMessages,
  select: ['OrgnlMsgNmId'],
  check: (node, { profile: { rbVersion, scheme } }) => {
    const value = node.text;
    const requiresVersion = rbVersion < '2025';
    if ((requiresVersion ? withVersion : nameWithoutVersion).test(value) || value === unknown) return [];
    if (withVersion.test(value)) return [{ node, variant: 'version', value, expected: value.slice(0, 8) }];
    if (!nameWithoutVersion.test(value)) return [{ node, variant: 'noName', value }];
    const expected = messagesOf(rbVersion, scheme).find((name) => name.startsWith(`${value}.`));
    return [{ node, variant: 'noVersion', value, ...(expected === undefined ? {} : { expected }) }];
  },
});
