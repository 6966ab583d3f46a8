import { breakableRules, moreBroken } from '@clearbench/authoring/error-injection/break-rule';
import { everyMutation } from '@clearbench/authoring/error-injection/every-mutation';
import { type CleanSample, cleanSamples } from '@clearbench/iso20022/samples/clean-samples';
import { mutationTarget } from '@clearbench/rules/mutations/mutation';
import { validate } from '@clearbench/validator/validate';

/** The results of the mutants of one rule. */
export type Score = {
  readonly ruleId: string;
  /** Number of mutants. */
  made: number;
  /** Mutants without a finding: a change that breaks the rule in one message can be valid in another. */
  harmless: number;
  /** Mutants with a finding of the rule. */
  caught: number;
  /** Mutants with findings of this rule only. */
  alone: number;
};

/** 2019 is omitted, because its rules and messages are nearly those of 2021. */
export const rulebookVersions = ['2021', '2023', '2025'] as const;

const encoder = new TextEncoder();
const reportOn = ({ text, profile }: Pick<CleanSample, 'text' | 'profile'>) => validate(encoder.encode(text), profile);

const scoreOn = (sample: CleanSample, scores: Map<string, Score>): void => {
  const message = mutationTarget(sample.text, sample.profile);
  const { validationMessages: before, validationSummary } = reportOn(sample);
  if (message === undefined) return;
  for (const ruleId of breakableRules(validationSummary.messageType ?? '', sample.profile)) {
    const score = scores.get(ruleId) ?? { ruleId, made: 0, harmless: 0, caught: 0, alone: 0 };
    scores.set(ruleId, score);
    for (const mutation of everyMutation[ruleId] ?? []) {
      const text = mutation(message);
      if (text === undefined) continue;
      const more = moreBroken(before, reportOn({ text, profile: sample.profile }).validationMessages);
      score.made++;
      if (more.length === 0) score.harmless++;
      if (more.includes(ruleId)) score.caught++;
      if (more.length === 1 && more[0] === ruleId) score.alone++;
    }
  }
};

/** Applies every mutation to every valid sample and counts the findings. */
export const mutationScores = (): readonly Score[] => {
  const scores = new Map<string, Score>(
    Object.keys(everyMutation).map((ruleId) => [ruleId, { ruleId, made: 0, harmless: 0, caught: 0, alone: 0 }]),
  );
  for (const rbVersion of rulebookVersions) for (const sample of cleanSamples(rbVersion)) scoreOn(sample, scores);
  return [...scores.values()];
};
