import { z } from 'zod';
import { ruleSeverities } from '../format/rule-severity.ts';

/** `other` is what a foreign engine may say; ours never does. */
export const severities = ['Info', 'Warning', 'Error'] as const;
export const severity = z.enum(severities);
export type Severity = z.infer<typeof severity>;

/** Which layer of the rule book a finding comes from, innermost first. */
const layers = ['structure', 'scheme', 'clearing', 'overlay'] as const;
export const layer = z.enum(layers);
export type Layer = z.infer<typeof layer>;

/** One finding. Lines and columns count from 1 in characters (UTF-16 code units) of the text as the editor shows it. */
const validationMessage = z.object({
  severity,
  ruleId: z.string(),
  layer,
  line: z.number().int(),
  column: z.number().int(),
  /** Where in the message, e.g. /Document/FIToFICstmrCdtTrf/CdtTrfTxInf[2]/PmtId/TxId; '' where there is no element. */
  path: z.string(),
  /** The offending value as it stands in the text, at most 140 characters. */
  value: z.string().optional(),
  /** What would be right, in a few words or as the value to put there. */
  expected: z.string().optional(),
  /** English sentence; `textKey` and `params` give the same in any language. */
  text: z.string(),
  textKey: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Key of the help page of the rule. */
  helpKey: z.string(),
});
export type ValidationMessage = z.infer<typeof validationMessage>;

const validationSummary = z.object({
  /** True when there is no Error. */
  valid: z.boolean(),
  /** e.g. pacs.008.001.08; undefined when the text names no known message. */
  messageType: z.string().optional(),
  /** What it was checked against. */
  scheme: z.string(),
  rbVersion: z.string(),
  errors: z.number().int(),
  warnings: z.number().int(),
  infos: z.number().int(),
  /** Findings counted above but not listed, because the list is bounded. */
  notShown: z.number().int(),
  transactions: z.number().int(),
  bytes: z.number().int(),
  /** The structure was an XML Schema engine's to check, by a schema of administrators. */
  byEngine: z.literal(true).optional(),
  /** How grave the environment said rules are when it was checked; missing where it left all to the format. */
  environmentSeverities: ruleSeverities.optional(),
  /** A sum of all that administrators said of the check: formats, lists of codes, the environment with its clearing and calendar. A file whose profile has another one by now is worth a new check. */
  basis: z.string().optional(),
});
export type ValidationSummary = z.infer<typeof validationSummary>;

/** Messages are ordered Info, Warning, Error, other; within one severity by place in the text. */
export const validationReport = z.object({
  validationSummary,
  validationMessages: z.array(validationMessage),
});
export type ValidationReport = z.infer<typeof validationReport>;
