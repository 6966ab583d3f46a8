import type { Draft } from '@clearbench/iso20022/testing/generate-message.fixture';
import type { Damage, Damages } from './damage-kind.ts';

const hasCurrency = ({ attributes }: Draft): boolean => 'Ccy' in attributes;
const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

const withAttributes =
  (attributes: Readonly<Record<string, string>>): Damage['apply'] =>
  (_, draft) => {
    draft.attributes = { ...draft.attributes, ...attributes };
  };

export const damageToAttributes: Damages = {
  wrongAttribute: {
    fits: hasCurrency,
    apply: (random, draft) => {
      draft.attributes = { Ccy: random.pick(['EU', 'eur', '', 'EURO', 'EUR', ' EUR', 'ÄÖÜ']) };
    },
  },
  missingAttribute: {
    fits: hasCurrency,
    apply: (_, draft) => {
      draft.attributes = {};
    },
  },
  attributeOfOtherCase: {
    fits: hasCurrency,
    apply: (_, draft) => {
      draft.attributes = { ccy: 'EUR' };
    },
  },
  attributeWithPrefix: {
    fits: hasCurrency,
    apply: (_, draft) => {
      draft.attributes = { 'xmlns:x': 'urn:x', 'x:Ccy': 'EUR' };
    },
  },
  extraAttribute: { fits: () => true, apply: withAttributes({ Extra: 'x' }) },
  foreignAttribute: { fits: () => true, apply: withAttributes({ 'xmlns:x': 'urn:x', 'x:Extra': 'x' }) },
  xmlAttribute: { fits: () => true, apply: withAttributes({ 'xml:lang': 'en' }) },
  schemaLocation: {
    fits: () => true,
    apply: withAttributes({ 'xmlns:xsi': schemaInstance, 'xsi:schemaLocation': 'urn:x x.xsd' }),
  },
  nil: {
    fits: () => true,
    apply: (random, draft) => {
      const nil = random.pick(['true', 'false', '1', '0']);
      draft.attributes = { ...draft.attributes, 'xmlns:xsi': schemaInstance, 'xsi:nil': nil };
    },
  },
  otherType: {
    fits: ({ type }) => type?.name !== 'Document',
    apply: (random, draft) => {
      const type = random.pick([
        draft.type?.name ?? '',
        'Max35Text',
        'ISODate',
        'NoSuchType',
        'x:Max35Text',
        'a b',
        '',
      ]);
      draft.attributes = { ...draft.attributes, 'xmlns:xsi': schemaInstance, 'xsi:type': type };
    },
  },
  unknownHint: { fits: () => true, apply: withAttributes({ 'xmlns:xsi': schemaInstance, 'xsi:hint': 'x' }) },
};
