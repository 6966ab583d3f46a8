import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { messageModel } from '@clearbench/iso20022/model/message-models';
import type { ElementUse, MessageModel } from '@clearbench/iso20022/model/model';
import type { Profile } from '@clearbench/iso20022/profile';
import type { SubsetElement } from '@clearbench/iso20022/subsets/subset-element';
import { type Draft, writeDraft } from '@clearbench/iso20022/testing/generate-message.fixture';
import { validate } from '@clearbench/validator/validate';
import { type DraftChoice, draftInside, smallestDraft } from './subset-draft.ts';

/** A message and use in one scheme and rulebook. */
export type ScoredSubset = {
  readonly messageType: string;
  readonly use: string;
  readonly profile: Profile;
  readonly subset: SubsetElement;
};

export type SubsetScore = {
  /** Mutants outside the subset, and those of them in which an error is found. */
  readonly outside: number;
  readonly found: number;
  /** Mutants outside the subset without an error. */
  readonly missed: readonly string[];
  /** Mutants with an element that no source forbids, and those of them with a warning or an error about it. */
  readonly unconfirmed: number;
  readonly warned: number;
  /** Mutants inside the subset, and those of them with an error: its rule, and the changed element. */
  readonly inside: number;
  readonly errors: readonly string[];
};

type Kind = 'deleted' | 'inserted' | 'repeated';

/** A change of one element that can be undone. */
type Mutant = { readonly kind: Kind; readonly path: string; readonly apply: () => void; readonly undo: () => void };

const usesIn = (draft: Draft): readonly ElementUse[] =>
  draft.type?.kind === 'sequence' || draft.type?.kind === 'choice' ? draft.type.elements : [];

const change = (parent: Draft, kind: Kind, path: string, children: readonly Draft[]): Mutant => {
  const before = parent.children;
  const set = (to: readonly Draft[]): void => {
    parent.children = [...to];
  };
  return { kind, path, apply: () => set(children), undo: () => set(before) };
};

const insertionsInto = (model: MessageModel, parent: Draft, path: string): readonly Mutant[] => {
  if (parent.type?.kind !== 'sequence') return [];
  const order = usesIn(parent).map(({ name }) => name);
  const present = new Set(parent.children.map(({ name }) => name));
  return usesIn(parent)
    .filter(({ name }) => !present.has(name))
    .map((use) => {
      const children = [...parent.children, smallestDraft(model, use)];
      const sorted = children.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
      return change(parent, 'inserted', `${path}/${use.name}`, sorted);
    });
};

const mutantsOf = (model: MessageModel, parent: Draft, path: string): readonly Mutant[] => [
  ...insertionsInto(model, parent, path),
  ...parent.children.flatMap((child, at) => {
    const own = `${path}/${child.name}`;
    const use = usesIn(parent).find(({ name }) => name === child.name);
    const without = parent.children.toSpliced(at, 1);
    const twice = parent.children.toSpliced(at, 0, child);
    return [
      change(parent, 'deleted', own, without),
      ...((use?.max ?? 1) > 1 ? [change(parent, 'repeated', own, twice)] : []),
      ...mutantsOf(model, child, own),
    ];
  }),
];

type Relation = 'inside' | 'unconfirmed' | 'outside';

const worst = (relations: readonly Relation[]): Relation =>
  relations.includes('outside') ? 'outside' : relations.includes('unconfirmed') ? 'unconfirmed' : 'inside';

/** How an element relates to its subset: by the bounds of the subset only, not by the rules. */
const relationOf = (draft: Draft, subset: SubsetElement): Relation => {
  if (subset.allowed.size === 0) return 'inside';
  const counts = new Map<string, number>();
  for (const { name } of draft.children) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isComplete = [...subset.allowed].every(([name, { min, max }]) => {
    const count = counts.get(name) ?? 0;
    return count <= max && (count >= min || draft.type?.kind === 'choice');
  });
  if (!isComplete) return 'outside';
  return worst(
    draft.children.map((child) => {
      const inner = subset.allowed.get(child.name);
      if (inner === undefined) return subset.unconfirmed.has(child.name) ? 'unconfirmed' : 'outside';
      return relationOf(child, inner);
    }),
  );
};

const findingsIn = (document: Draft, profile: Profile): readonly ValidationMessage[] =>
  validate(new TextEncoder().encode(writeDraft(document)), profile).validationMessages;

const isError = ({ severity }: ValidationMessage): boolean => severity === 'Error';

const keyOf = ({ ruleId, path }: ValidationMessage): string => `${ruleId} ${path}`;

const scoreChoice = ({ messageType, use, profile, subset }: ScoredSubset, choice: DraftChoice, share: number) => {
  const model = messageModel(messageType);
  if (model === undefined) throw new Error(`there is no message ${messageType}`);
  const document = draftInside(model, subset, use, choice);
  const message = document.children[0] as Draft;
  const usual = findingsIn(document, profile).filter(isError);
  const general = usual.find(({ layer, ruleId }) => layer === 'structure' || ruleId.startsWith('E-'));
  if (general) throw new Error(`${messageType} ${use}: the message is not inside its subset: ${general.text}`);
  const known = new Set(usual.map(keyOf));
  const score = { outside: 0, unconfirmed: 0, warned: 0, inside: 0, missed: [] as string[], errors: [] as string[] };
  const judge = (label: string): void => {
    const reported = findingsIn(document, profile);
    if (reported.some((finding) => isError(finding) && finding.layer === 'structure')) return;
    const fresh = reported.filter((finding) => isError(finding) && !known.has(keyOf(finding)));
    const relation = relationOf(message, subset);
    score[relation] += 1;
    if (relation === 'inside') score.errors.push(...fresh.map(({ ruleId }) => `${ruleId}: ${label}`));
    else if (relation === 'outside' && fresh.length === 0) score.missed.push(label);
    else if (relation === 'unconfirmed' && (fresh.length > 0 || reported.some(({ ruleId }) => ruleId === 'E-01')))
      score.warned += 1;
  };
  mutantsOf(model, message, message.name).forEach(({ kind, path, apply, undo }, at) => {
    if (at % share !== 0) return;
    apply();
    judge(`${kind} ${path}`);
    undo();
  });
  return score;
};

/**
 * Writes messages with everything that the subset allows, and then deletes each element, inserts each element of
 * ISO 20022 and repeats each repeatable one. `share` n takes every nth of these mutants.
 */
export const subsetScore = (scored: ScoredSubset, share = 1): SubsetScore => {
  const scores = (['first', 'last'] as const).map((choice) => scoreChoice(scored, choice, share));
  const missed = scores.flatMap((score) => score.missed);
  const sumOf = (count: (score: (typeof scores)[number]) => number): number =>
    scores.reduce((sum, score) => sum + count(score), 0);
  const outside = sumOf((score) => score.outside);
  return {
    outside,
    found: outside - missed.length,
    missed,
    unconfirmed: sumOf((score) => score.unconfirmed),
    warned: sumOf((score) => score.warned),
    inside: sumOf((score) => score.inside),
    errors: scores.flatMap(({ errors }) => errors),
  };
};
