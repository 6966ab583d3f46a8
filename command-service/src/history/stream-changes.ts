import { boundedCache } from '@clearbench/contracts/bounded-cache';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import { defaultStyles } from '@clearbench/contracts/look-and-feel/colors';
import type { LookAndFeelEvent } from '@clearbench/contracts/look-and-feel/events';
import type { TranslationEvent } from '@clearbench/contracts/translation/events';
import { type AnyMessage, type Decider, fold } from '@clearbench/event-sourcing/decider';
import { type FactChange, type FlatFacts, factChanges, flatFacts } from '@clearbench/event-sourcing/flat-facts';
import { accountFacts } from './account-facts.ts';
import { type Log, readWholeStream } from './read-stream.ts';

type TranslationFacts = { readonly language?: string; readonly texts: Readonly<Record<string, string>> };

/** A language as facts for comparison: the administrators' texts by key. */
export const translationFacts: Pick<Decider<TranslationFacts, never, TranslationEvent>, 'initialState' | 'evolve'> = {
  initialState: { texts: {} },
  evolve({ texts }, { type, data }) {
    const { language } = data;
    switch (type) {
      case 'LanguageAdded':
        return { language, texts };
      case 'TextTranslated':
        return { language, texts: { ...texts, [data.key]: data.text } };
      case 'TranslationRemoved': {
        const { [data.key]: _, ...others } = texts;
        return { language, texts: others };
      }
      case 'LanguageRemoved':
        return { texts: {} };
    }
  },
};

/** The colours, and each asset by its name. */
type LookAndFeelFacts = {
  readonly styles: object;
  readonly assets: Readonly<Record<string, { readonly mediaType: string; readonly size: number }>>;
};

/** The look and feel as facts for comparison; assets are compared only with themselves. */
const lookAndFeelFacts: Pick<Decider<LookAndFeelFacts, never, LookAndFeelEvent>, 'initialState' | 'evolve'> = {
  initialState: { styles: defaultStyles, assets: {} },
  evolve(facts, { type, data }) {
    switch (type) {
      case 'AppearanceChanged':
        return { ...facts, styles: data.styles };
      case 'AppearanceReset':
        return { ...facts, styles: defaultStyles };
      case 'AssetReplaced': {
        const { asset, mediaType, size } = data;
        return { ...facts, assets: { ...facts.assets, [asset]: { mediaType, size } } };
      }
      case 'AssetRemoved': {
        const { [data.asset]: _, ...assets } = facts.assets;
        return { ...facts, assets };
      }
    }
  },
};

/** The changes of an event in its stream, and the facts after it. */
export type Step = { readonly changes: readonly FactChange[]; readonly facts: FlatFacts };

/** Number of streams cached while one audit is read. */
const room = 500;

/** Fields that are useless for comparison: ids and checksums. */
const isTechnical = (field: string): boolean => /(?:^|\.)(?:id|sha256|\w*(?:Id|Sha256))$/.test(field);

const longest = 400;
const cut = (text: string | undefined): string | undefined =>
  text === undefined || text.length <= longest ? text : `${text.slice(0, longest)}…`;

const shown = (changes: readonly FactChange[]): FactChange[] =>
  changes
    .filter(({ field }) => !isTechnical(field))
    .map(({ field, before, after }) => ({ field, before: cut(before), after: cut(after) }));

type PreviousValues = Readonly<Record<string, unknown>>;

/** The facts of other streams are the data of their last events. */
type Rules = Pick<Decider<PreviousValues, never, AnyMessage>, 'initialState' | 'evolve'>;

const anythingElse: Rules = {
  initialState: {},
  evolve: (known: PreviousValues, { data }: AnyMessage): PreviousValues => ({ ...known, ...(data as PreviousValues) }),
};

const rulesFor = (stream = ''): Rules => {
  if (stream.startsWith('user-')) return accountFacts;
  if (stream.startsWith('translation-')) return translationFacts;
  return stream === 'look-and-feel' ? lookAndFeelFacts : anythingElse;
};

const stepsOf = (events: readonly RecordedEvent[]): ReadonlyMap<number, Step> => {
  const rules = rulesFor(events[0]?.stream);
  const steps = new Map<number, Step>();
  let state = rules.initialState;
  let facts = flatFacts(state);
  for (const event of events) {
    state = fold(rules, state, [event]);
    const after = flatFacts(state);
    steps.set(event.revision, { changes: shown(factChanges(facts, after)), facts: after });
    facts = after;
  }
  return steps;
};

/** Finds the changes of any event. Each stream is read once. */
export const streamChanges = (log: Log) => {
  const known = boundedCache<ReadonlyMap<number, Step>>(room);
  return async ({ stream, revision }: RecordedEvent): Promise<Step> => {
    const present = known.get(stream)?.get(revision);
    if (present) return present;
    const steps = stepsOf(await readWholeStream(log, stream));
    known.set(stream, steps);
    return steps.get(revision) ?? { changes: [], facts: {} };
  };
};
