import { rule } from '../../rule.ts';
import { messagesOf } from '../../rulebooks.ts';
import { rMessages } from './r-messages.ts';

const withVersion = /^[a-z]{4}\.\d{3}\.\d{3}\.\d{2}$/;
const nameAlone = /^[a-z]{4}\.\d{3}$/;

/** What stands there where the original could not even be named. */
const unknown = 'NOTPROVIDED';

/** R-messages name the message of their original with its version, and since rulebook 2025 without. Both are understood, hence a warning. */
export const nameOfTheOriginal = rule({
  id: 'R-04',
  layer: 'scheme',
  severity: 'Warning',
  source: 'EPC115-06, EPC122-16 and EPC114-06 of 2025: OriginalMessageNameIdentification without the version',
  appliesTo: rMessages,
  select: ['OrgnlMsgNmId'],
  check: (node, { profile: { rbVersion, scheme } }) => {
    const value = node.text;
    const wantsVersion = rbVersion < '2025';
    if ((wantsVersion ? withVersion : nameAlone).test(value) || value === unknown) return [];
    if (withVersion.test(value)) return [{ node, variant: 'version', value, expected: value.slice(0, 8) }];
    if (!nameAlone.test(value)) return [{ node, variant: 'noName', value }];
    const expected = messagesOf(rbVersion, scheme).find((name) => name.startsWith(`${value}.`));
    return [{ node, variant: 'noVersion', value, ...(expected === undefined ? {} : { expected }) }];
  },
});
