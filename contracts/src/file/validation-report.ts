import { z } from 'zod';
import { ruleSeverities } from '../format/rule-severity.ts';

/** `other` is a severity of a foreign engine; the product's own validator does not use it. */
export const severities = ['Info', 'Warning', 'Error'] as const;
export const severity = z.enum(severities);
export type Severity = z.infer<typeof severity>;

/** The layer of a finding, innermost first: the message definition, its cross-element rules, the scheme, the clearing. */
const layers = ['structure', 'iso', 'scheme', 'clearing', 'overlay'] as const;
export const layer = z.enum(layers);
export type Layer = z.infer<typeof layer>;

/** One finding. Lines and columns count from 1 in characters (UTF-16 code units) of the text as the editor shows it. */
export const validationMessage = z.object({
  severity,
  ruleId: z.string(),
  layer,
  line: z.number().int(),
  column: z.number().int(),
  /**
   * Path of the element, e.g. /Document/FIToFICstmrCdtTrf/CdtTrfTxInf[2]/PmtId/TxId; '' for a finding without an
   * element.
   */
  path: z.string(),
  /** The offending value as in the text, at most 140 characters. */
  value: z.string().optional(),
  /** The expected value, or a short description of it. */
  expected: z.string().optional(),
  /** English sentence; `textKey` and `params` give the sentence in any language. */
  text: z.string(),
  textKey: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Key of the help page of the rule. */
  helpKey: z.string(),
});
export type ValidationMessage = z.infer<typeof validationMessage>;

/** Number of findings of one rule that the report omits. */
const notListed = z.object({ severity, ruleId: z.string(), count: z.number().int().min(1) });
export type NotListed = z.infer<typeof notListed>;

export const validationSummary = z.object({
  /** True for a report without errors. */
  valid: z.boolean(),
  /** e.g. pacs.008.001.08; undefined for a text without a known message type. */
  messageType: z.string().optional(),
  /** The scheme that the text was validated against. */
  scheme: z.string(),
  rbVersion: z.string(),
  errors: z.number().int(),
  warnings: z.number().int(),
  infos: z.number().int(),
  /** Number of counted findings that the bounded list omits. */
  notShown: z.number().int(),
  /**
   * Omitted findings for each severity and rule, in the order Info, Warning, Error; absent where all are listed, and in
   * older reports.
   */
  notListed: z.array(notListed).optional(),
  transactions: z.number().int(),
  bytes: z.number().int(),
  /** True where an XML Schema engine checked the structure with a schema of the administrators. */
  byEngine: z.literal(true).optional(),
  /** The environment's severities at the time of the validation; absent where it set none. */
  environmentSeverities: ruleSeverities.optional(),
  /**
   * Hash of all administrator settings that affect the validation: formats, code lists, the environment with its
   * clearing and calendar. A file whose profile has another hash should be validated again.
   */
  basis: z.string().optional(),
});
export type ValidationSummary = z.infer<typeof validationSummary>;

/** Messages are ordered Info, Warning, Error, other; within one severity by position in the text. */
export const validationReport = z.object({
  validationSummary,
  validationMessages: z.array(validationMessage),
});
export type ValidationReport = z.infer<typeof validationReport>;
