import { validate } from '../validate.ts';
import { breakableRules, moreBroken } from './break-rule.ts';
import { breakableIn } from './breakable.ts';
import { type CleanSample, cleanSamples } from './clean-samples.ts';
import { everyBreaking } from './every-breaking.ts';

/** What became of the mutants made to break one rule. */
export type Score = {
  readonly ruleId: string;
  /** Texts a way to break the rule has made of valid ones. */
  made: number;
  /** In which nothing is wrong: what breaks the rule in one message may be right in another. */
  harmless: number;
  /** In which the rule finds something. */
  caught: number;
  /** In which nothing else is found. */
  alone: number;
};

/** Rulebooks of 2019 and 2021 ask the same of the same messages, but for what changed between them. */
export const rulebookVersions = ['2021', '2023', '2025'] as const;

const encoder = new TextEncoder();
const reportOn = ({ text, profile }: Pick<CleanSample, 'text' | 'profile'>) => validate(encoder.encode(text), profile);

const scoreOn = (sample: CleanSample, scores: Map<string, Score>): void => {
  const message = breakableIn(sample.text, sample.profile);
  const { validationMessages: before, validationSummary } = reportOn(sample);
  if (message === undefined) return;
  for (const ruleId of breakableRules(validationSummary.messageType ?? '', sample.profile)) {
    const score = scores.get(ruleId) ?? { ruleId, made: 0, harmless: 0, caught: 0, alone: 0 };
    scores.set(ruleId, score);
    for (const breaking of everyBreaking[ruleId] ?? []) {
      const text = breaking(message);
      if (text === undefined) continue;
      const more = moreBroken(before, reportOn({ text, profile: sample.profile }).validationMessages);
      score.made++;
      if (more.length === 0) score.harmless++;
      if (more.includes(ruleId)) score.caught++;
      if (more.length === 1 && more[0] === ruleId) score.alone++;
    }
  }
};

/** Breaks every rule in every valid sample in every way known, and counts what the rules say of it. */
export const mutationScores = (): readonly Score[] => {
  const scores = new Map<string, Score>(
    Object.keys(everyBreaking).map((ruleId) => [ruleId, { ruleId, made: 0, harmless: 0, caught: 0, alone: 0 }]),
  );
  for (const rbVersion of rulebookVersions) for (const sample of cleanSamples(rbVersion)) scoreOn(sample, scores);
  return [...scores.values()];
};
