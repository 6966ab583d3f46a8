import type { Draft } from '@clearbench/iso20022/testing/generate-message.fixture';
import type { Damage, Damages } from './damage-kind.ts';

const setNamespace =
  (uri: string): Damage['apply'] =>
  (_, draft) => {
    draft.attributes = { ...draft.attributes, xmlns: uri };
  };

/** Writes the element, not what is inside it, with a prefix for this namespace. */
const prefix = (draft: Draft, uri: string): void => {
  draft.name = `p:${draft.name}`;
  draft.attributes = { ...draft.attributes, 'xmlns:p': uri };
};

export const damageToNamespaces: Damages = {
  otherNamespace: { fits: () => true, apply: setNamespace('urn:elsewhere') },
  noNamespace: { fits: () => true, apply: setNamespace('') },
  sameNamespaceAgain: {
    fits: () => true,
    apply: (random, draft, { attributes }) => setNamespace(attributes.xmlns ?? '')(random, draft, draft),
  },
  namespaceOfChild: {
    fits: ({ children }) => children.length > 0,
    apply: (random, { children }) => {
      const child = random.pick(children);
      child.attributes = { ...child.attributes, xmlns: 'urn:elsewhere' };
    },
  },
  prefixOfOther: { fits: () => true, apply: (_, draft) => prefix(draft, 'urn:elsewhere') },
  prefixOfSame: { fits: () => true, apply: (_, draft, { attributes }) => prefix(draft, attributes.xmlns ?? '') },
};
