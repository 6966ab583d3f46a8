import { z } from 'zod';

/** An error in a file of a suite, with its place in the text; line and column count from 1. */
export const suiteProblem = z.object({
  file: z.string(),
  line: z.number().int(),
  column: z.number().int(),
  errorKey: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The sentence in the requested language. */
  text: z.string(),
});
export type SuiteProblem = z.infer<typeof suiteProblem>;

/** `settings`: suite.yaml; `case`: a case that runs; `unlisted`: a YAML file that `cases` does not list; `other`: a file that cases use. */
export const suiteFileKinds = ['settings', 'case', 'unlisted', 'other'] as const;

export const suiteFileSummary = z.object({
  path: z.string(),
  kind: z.enum(suiteFileKinds),
  /** Bytes. */
  size: z.number().int(),
  /** Title of the case, also of one with errors where it can be read. */
  title: z.string().optional(),
  tags: z.array(z.string()),
  /** The cases that run: one, or one for each row; 0 with errors. */
  cases: z.number().int(),
  /** Steps of the case. */
  steps: z.number().int(),
  problems: z.number().int(),
});
export type SuiteFileSummary = z.infer<typeof suiteFileSummary>;

export const mostShownProblems = 500;

/** A version of a suite: its settings, its files in the order of the run, and the errors in them. */
export const suiteOverview = z.object({
  title: z.string(),
  description: z.string().optional(),
  tags: z.array(z.string()),
  environment: z.string().optional(),
  rulebook: z.string().optional(),
  /** suite.yaml lists the cases; otherwise they run in the order of their names. */
  isOrdered: z.boolean(),
  variables: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The cases in their order, then the other files by name. */
  files: z.array(suiteFileSummary),
  cases: z.number().int(),
  /** At most 500. */
  problems: z.array(suiteProblem.omit({ text: true })),
  problemCount: z.number().int(),
});
export type SuiteOverview = z.infer<typeof suiteOverview>;
