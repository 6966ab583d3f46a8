import type { ValueType } from '@clearbench/iso20022/model/model';
import type { Draft } from '@clearbench/iso20022/testing/generate-message.fixture';
import type { Random } from '@clearbench/iso20022/testing/seeded-random.fixture';
import type { Damages } from './damage-kind.ts';

const modelOf = ({ type }: Draft): ValueType | undefined => (type?.kind === 'value' ? type.value : undefined);

const isOf =
  (...kinds: readonly ValueType['kind'][]) =>
  (draft: Draft): boolean =>
    kinds.some((kind) => modelOf(draft)?.kind === kind);

const isValue = (draft: Draft): boolean => modelOf(draft) !== undefined;

const replaced =
  (...texts: readonly string[]) =>
  (random: Random, draft: Draft): void => {
    draft.text = random.pick(texts);
  };

const odd = ['x', '-1', '00000000000000000000001', 'EUR', '+49-1', 'DE1', 'ä'.repeat(35), '😀'.repeat(141), 'SLEV'];

/** Characters of one to four bytes, as many as the type allows and some more or less. */
const aboutAsLong = (random: Random, draft: Draft): string => {
  const value = modelOf(draft);
  const longest = value?.kind === 'text' ? Math.min(value.max, 3_000) : 0;
  return Array.from('xß€😀'.repeat(longest))
    .slice(0, longest + random.upTo(4) - 1)
    .join('');
};

/*
 * Blanks around dates and times are left out: XML Schema takes them off before it looks, libxml2 does not.
 * `bounds.test.ts` says what is right there.
 */
export const damageToValues: Damages = {
  empty: { fits: isValue, apply: replaced('') },
  blank: { fits: isOf('text', 'pattern', 'code', 'decimal', 'boolean'), apply: replaced(' ', '\n\t') },
  oddValue: { fits: isValue, apply: replaced(...odd) },
  tooLong: {
    fits: isOf('text'),
    apply: (random, draft) => {
      draft.text = aboutAsLong(random, draft);
    },
  },
  wrongPattern: {
    fits: isOf('pattern'),
    apply: (random, draft) => {
      const { text } = draft;
      const at = random.upTo(text.length + 1);
      draft.text = random.pick([
        `${text.slice(0, at)}${random.pick(['ä', '-', 'a', 'Z', '0', '😀'])}${text.slice(at + 1)}`,
        text.slice(1),
        `${text}${text.at(-1) ?? ''}`,
        ` ${text}`,
        `${text}\n`,
        text.toLowerCase(),
      ]);
    },
  },
  wrongCode: {
    fits: isOf('code'),
    apply: (random, draft) => {
      const { text } = draft;
      draft.text = random.pick([text.toLowerCase(), `${text} `, text.slice(1), `${text}${text}`, 'ABCD', 'true']);
    },
  },
  wrongNumber: {
    fits: isOf('decimal'),
    apply: replaced(
      '1.',
      '.',
      '+.5',
      '-0.00',
      '-.01',
      '1e3',
      '1,5',
      'INF',
      'NaN',
      '- 1',
      '+-1',
      ' 1.50\n',
      '1 000',
      '٣',
    ),
  },
  tooManyDigits: {
    fits: isOf('decimal'),
    apply: replaced(
      '12345678901234567890',
      '1.123456',
      '1.100000',
      '0.123456789012345678',
      '123456789012345678.00',
      '0.000001',
      '99999999999999.99999',
      '0000000000000000000000.5',
    ),
  },
  wrongDate: {
    fits: isOf('date', 'dateTime', 'gYear', 'gYearMonth'),
    apply: replaced(
      '2025-02-29',
      '2024-02-29',
      '2025-13-01',
      '2025-06-31T10:00:00Z',
      '25-01-01',
      '0000-01-01',
      '-2025-01-01',
      '12025-01-01',
      '02025-01-01',
      '2025-01-01+14:00',
      '2025-01-01+14:01',
      '2025-01',
      '2025',
      '2025Z',
      '025',
      '2025-00',
      '2025-12Z',
      '2025-1',
      '2025-01-01T12:00',
      '2025-01-01 12:00:00',
      '2025-01-01T24:00:00',
      '2025-01-01T24:00:01',
      '2025-01-01t12:00:00z',
      '2025-01-01T12:00:00Z',
      '2025-01-01T12:00:00.000+00:00',
    ),
  },
  wrongTime: {
    fits: isOf('time', 'dateTime'),
    apply: (random, draft) => {
      const time = random.pick([
        '23:59:60',
        '24:00:00',
        '12:00:00.',
        '12:60:00',
        '1:00:00',
        '12:00:00-14:00',
        '12:00:00z',
      ]);
      draft.text = isOf('time')(draft) ? time : `2025-01-01T${time}`;
    },
  },
  wrongBinary: {
    fits: isOf('binary'),
    apply: replaced('AQ==', 'SGVs\nbG8=', 'SGVsbG8', 'A===', 'AQ==AQ==', 'SGVs-G8=', 'AR==', '=', 'SGVs bG8='),
  },
  wrongBoolean: {
    fits: isOf('boolean'),
    apply: replaced('TRUE', 'yes', '2', '01', ' true ', '\t0\n', 'false', '-1', 'true false'),
  },
  strayText: {
    fits: ({ type, children }) => type?.kind !== 'value' && children.length > 0,
    apply: replaced('stray', ' \n ', '\u00a0', '0'),
  },
  elementInValue: {
    fits: isValue,
    apply: (_, { children }) => {
      children.push({ name: 'Cd', attributes: {}, text: '', children: [] });
    },
  },
};
