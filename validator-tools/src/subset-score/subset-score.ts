import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { messageModel } from '@clearbench/iso20022/model/message-models';
import type { Profile } from '@clearbench/iso20022/profile';
import type { SubsetElement } from '@clearbench/iso20022/subsets/subset-element';
import { type Draft, writeDraft } from '@clearbench/iso20022/testing/generate-message.fixture';
import { validate } from '@clearbench/validator/validate';
import { mutantsOf } from './mutants.ts';
import { relationOf } from './relation.ts';
import { type DraftChoice, draftInside } from './subset-draft.ts';

/** A message and use in one scheme and rulebook. */
export type ScoredSubset = {
  readonly messageType: string;
  readonly use: string;
  readonly profile: Profile;
  readonly subset: SubsetElement;
};

/** Mutants outside the subset: those in which an error is found, and the others. */
type Hits = { readonly outside: number; readonly found: number; readonly missed: readonly string[] };

export type SubsetScore = {
  /** Elements deleted, inserted, repeated or replaced. */
  readonly elements: Hits;
  /** Values that the subset narrows. */
  readonly values: Hits;
  /** Mutants outside lines that no source confirms, and those of them without a warning or an error about it. */
  readonly unconfirmed: number;
  readonly unwarned: readonly string[];
  /** Mutants inside the subset, and those of them with an error: its rule, and the changed element. */
  readonly inside: number;
  readonly errors: readonly string[];
};

const findingsIn = (document: Draft, profile: Profile): readonly ValidationMessage[] =>
  validate(new TextEncoder().encode(writeDraft(document)), profile).validationMessages;

const isError = ({ severity }: ValidationMessage): boolean => severity === 'Error';

const keyOf = ({ ruleId, path, severity, params }: ValidationMessage): string =>
  `${severity} ${ruleId} ${path} ${params.element}`;

const newHits = () => ({ outside: 0, found: 0, missed: [] as string[] });

const newScore = () => ({
  elements: newHits(),
  values: newHits(),
  unconfirmed: 0,
  unwarned: [] as string[],
  inside: 0,
  errors: [] as string[],
});

const scoreChoice = ({ messageType, use, profile, subset }: ScoredSubset, choice: DraftChoice, share: number) => {
  const model = messageModel(messageType);
  if (model === undefined) throw new Error(`there is no message ${messageType}`);
  const document = draftInside(model, subset, use, choice);
  const message = document.children[0] as Draft;
  const usual = findingsIn(document, profile);
  const general = usual.filter(isError).find(({ layer, ruleId }) => layer === 'structure' || ruleId.startsWith('E-'));
  if (general) throw new Error(`${messageType} ${use}: the message is not inside its subset: ${general.text}`);
  const known = new Set(usual.map(keyOf));
  const score = newScore();
  const judge = (label: string, hits: ReturnType<typeof newHits>): void => {
    const reported = findingsIn(document, profile);
    if (reported.some((finding) => isError(finding) && finding.layer === 'structure')) return;
    const added = reported.filter((finding) => finding.severity !== 'Info' && !known.has(keyOf(finding)));
    const fresh = added.filter(isError);
    const relation = relationOf(message, subset);
    if (relation === 'inside') {
      score.inside += 1;
      score.errors.push(...fresh.map(({ ruleId }) => `${ruleId}: ${label}`));
    } else if (relation === 'unconfirmed') {
      score.unconfirmed += 1;
      if (added.length === 0) score.unwarned.push(label);
    } else {
      hits.outside += 1;
      if (fresh.length > 0) hits.found += 1;
      else hits.missed.push(label);
    }
  };
  mutantsOf(model, message, message.name, subset).forEach(({ label, isValue, apply, undo }, at) => {
    if (at % share !== 0) return;
    apply();
    judge(label, isValue ? score.values : score.elements);
    undo();
  });
  return score;
};

const sumOf = (all: readonly Hits[]): Hits => ({
  outside: all.reduce((sum, { outside }) => sum + outside, 0),
  found: all.reduce((sum, { found }) => sum + found, 0),
  missed: all.flatMap(({ missed }) => missed),
});

/**
 * Writes messages with everything that the subset allows. Then it deletes each element, inserts each element of ISO
 * 20022, repeats each repeatable one, takes each other option of a choice, and writes a wrong value of each kind that
 * the subset narrows. `share` n takes every nth of these mutants.
 */
export const subsetScore = (scored: ScoredSubset, share = 1): SubsetScore => {
  const scores = (['first', 'last'] as const).map((choice) => scoreChoice(scored, choice, share));
  const total = (count: (score: (typeof scores)[number]) => number): number =>
    scores.reduce((sum, score) => sum + count(score), 0);
  return {
    elements: sumOf(scores.map(({ elements }) => elements)),
    values: sumOf(scores.map(({ values }) => values)),
    unconfirmed: total(({ unconfirmed }) => unconfirmed),
    unwarned: scores.flatMap(({ unwarned }) => unwarned),
    inside: total(({ inside }) => inside),
    errors: scores.flatMap(({ errors }) => errors),
  };
};
