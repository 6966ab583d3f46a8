import type { ElementUse } from '@clearbench/iso20022/model/model';
import type { Draft } from '@clearbench/iso20022/testing/generate-message.fixture';
import type { Random } from '@clearbench/iso20022/testing/seeded-random.fixture';
import type { Damages } from './damage-kind.ts';

const hasChildren = ({ children }: Draft): boolean => children.length > 0;
const hasSeveral = ({ children }: Draft): boolean => children.length > 1;
/** The elements of which only one may be there. */
const usesIn = ({ type }: Draft): readonly ElementUse[] => {
  if (type?.kind === 'choice') return type.elements;
  return type?.kind === 'sequence' ? type.elements.filter(({ oneOf }) => oneOf !== undefined) : [];
};
const isChoice = (draft: Draft): boolean => usesIn(draft).length > 0 && draft.children.length > 0;

const leaf = (name: string): Draft => ({ name, attributes: {}, text: 'x', children: [] });

const insert = (random: Random, { children }: Draft, ...added: readonly Draft[]): void => {
  children.splice(random.upTo(children.length + 1), 0, ...added);
};

export const damageToElements: Damages = {
  missing: {
    fits: hasChildren,
    apply: (random, { children }) => {
      children.splice(random.upTo(children.length), 1);
    },
  },
  emptied: {
    fits: hasChildren,
    apply: (_, { children }) => {
      children.splice(0);
    },
  },
  cutShort: {
    fits: hasSeveral,
    apply: (random, { children }) => {
      children.splice(1 + random.upTo(children.length - 1));
    },
  },
  repeated: {
    fits: hasChildren,
    apply: (random, { children }) => {
      const at = random.upTo(children.length);
      children.splice(at, 0, ...children.slice(at, at + 1));
    },
  },
  repeatedOften: {
    fits: hasChildren,
    apply: (random, { children }) => {
      const at = random.upTo(children.length);
      const child = children[at] as Draft;
      children.splice(at, 0, ...Array.from({ length: 11 }, () => child));
    },
  },
  swapped: {
    fits: hasSeveral,
    apply: (random, { children }) => {
      const at = random.upTo(children.length - 1);
      children.splice(at, 2, children[at + 1] as Draft, children[at] as Draft);
    },
  },
  moved: {
    fits: hasSeveral,
    apply: (random, draft) => {
      insert(random, draft, ...draft.children.splice(random.upTo(draft.children.length), 1));
    },
  },
  renamed: {
    fits: () => true,
    apply: (random, draft) => {
      draft.name = random.pick([`${draft.name}x`, 'Cd', 'Id', 'Nm', 'Othr']);
    },
  },
  otherCase: {
    fits: () => true,
    apply: (random, draft) => {
      draft.name = random.pick([draft.name.toLowerCase(), draft.name.toUpperCase()]);
    },
  },
  unknownElement: {
    fits: () => true,
    apply: (random, draft) => insert(random, draft, leaf('Unheard')),
  },
  knownElement: {
    fits: () => true,
    apply: (random, draft) => insert(random, draft, leaf(random.pick(['Cd', 'Id', 'Nm', 'Prtry', 'SplmtryData']))),
  },
  bothOfChoice: {
    fits: isChoice,
    apply: (random, draft) => {
      const others = usesIn(draft);
      insert(random, draft, leaf(random.pick(others).name));
    },
  },
  nested: {
    fits: hasChildren,
    apply: (_, draft) => {
      const inner = { ...draft };
      draft.attributes = {};
      draft.children = [inner];
    },
  },
  unwrapped: {
    fits: ({ children }) => children.some(hasChildren),
    apply: (random, draft) => {
      const { children } = draft;
      const wrapped = random.pick(children.filter(hasChildren));
      children.splice(children.indexOf(wrapped), 1, ...wrapped.children);
    },
  },
};
