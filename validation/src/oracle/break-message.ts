import { type Draft, everyDraft } from './generate-message.ts';
import type { Random } from './seeded-random.ts';

// Blanks around dates are left out: XML Schema takes them off before it looks, libxml2 does not.
const badValues = [
  '',
  ' ',
  'x',
  'abc',
  '-1',
  '-0.00',
  '+.5',
  '.',
  '1.',
  '00000000000000000000001',
  '1.123456',
  '1.100000',
  '1e3',
  '12345678901234567890',
  '123456789012345678.00',
  '99999999999999.99999',
  '0.000001',
  'EUR',
  'eur',
  'TRUE',
  ' true ',
  '2025-02-29',
  '2024-02-29',
  '2025-13-01',
  '25-01-01',
  '2025-01-01T24:00:00',
  '2025-01-01T24:00:01',
  '2025-01-01T12:00',
  '2025-01-01 12:00:00',
  '2025-01-01+14:00',
  '2025-01-01+14:01',
  '2025-06-31T10:00:00Z',
  '23:59:60',
  '12:00:00.',
  '0000-01-01',
  '-2025-01-01',
  '12025-01-01',
  '02025-01-01',
  '+49-1',
  '+4912-1',
  'DE1',
  'ä'.repeat(35),
  'ä'.repeat(36),
  '😀'.repeat(140),
  '😀'.repeat(141),
  'x'.repeat(2049),
  'SLEV',
  'slev',
  'ABCDDEFFXX',
  'abcd1234-abcd-4abc-8abc-abcdefabcdef',
];

type Break = (random: Random, draft: Draft) => void;

const withChildren = (draft: Draft): boolean => draft.children.length > 0;

const hasCurrency = ({ attributes }: Draft): boolean => 'Ccy' in attributes;

const breaks: Readonly<Record<string, { readonly fits: (draft: Draft) => boolean; readonly apply: Break }>> = {
  dropChild: {
    fits: withChildren,
    apply: (random, { children }) => {
      children.splice(random.upTo(children.length), 1);
    },
  },
  repeatChild: {
    fits: withChildren,
    apply: (random, { children }) => {
      const at = random.upTo(children.length);
      children.splice(at, 0, ...children.slice(at, at + 1));
    },
  },
  moveChild: {
    fits: ({ children }) => children.length > 1,
    apply: (random, { children }) => {
      const moved = children.splice(random.upTo(children.length), 1);
      children.splice(random.upTo(children.length + 1), 0, ...moved);
    },
  },
  rename: {
    fits: () => true,
    apply: (random, draft) => {
      draft.name = random.pick([`${draft.name}x`, 'Cd', 'Id', 'Nm', 'Othr']);
    },
  },
  addChild: {
    fits: () => true,
    apply: (random, { children }) => {
      const name = random.pick(['Cd', 'Id', 'Nm', 'Prtry', 'SplmtryData', 'Unheard']);
      children.splice(random.upTo(children.length + 1), 0, { name, attributes: {}, text: 'x', children: [] });
    },
  },
  value: {
    fits: (draft) => !withChildren(draft),
    apply: (random, draft) => {
      draft.text = random.pick(badValues);
    },
  },
  strayText: {
    fits: withChildren,
    apply: (random, draft) => {
      draft.text = random.pick(['stray', ' \n ']);
    },
  },
  currency: {
    fits: hasCurrency,
    apply: (random, draft) => {
      draft.attributes = { Ccy: random.pick(['EU', 'eur', '', 'EURO', 'EUR']) };
    },
  },
  dropAttributes: {
    fits: hasCurrency,
    apply: (_, draft) => {
      draft.attributes = {};
    },
  },
  addAttribute: {
    fits: () => true,
    apply: (_, draft) => {
      draft.attributes = { ...draft.attributes, Extra: 'x' };
    },
  },
  namespace: {
    fits: () => true,
    apply: (_, draft) => {
      draft.attributes = { ...draft.attributes, xmlns: 'urn:elsewhere' };
    },
  },
};

export const breakNames = Object.keys(breaks);

/** Breaks the message in one place, or does what looks like it and is allowed; says how. */
export const breakMessage = (random: Random, message: Draft): string => {
  const name = random.pick([...breakNames, 'value', 'value', 'dropChild', 'moveChild']);
  const { fits, apply } = breaks[name] as (typeof breaks)[string];
  const candidates = everyDraft(message).filter((draft) => draft.name !== 'anything' && fits(draft));
  if (candidates.length === 0) return 'nothing';
  const draft = random.pick(candidates);
  apply(random, draft);
  return `${name} at ${draft.name}`;
};
