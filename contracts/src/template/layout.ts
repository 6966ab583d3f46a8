import { z } from 'zod';

export const fieldKinds = [
  'text',
  'longText',
  'number',
  'amount',
  'date',
  'dateTime',
  'iban',
  'bic',
  'choice',
  'country',
] as const;

/** The source of a field's initial value: `literal` is fixed text; the server computes the others for each file. */
export const fieldDefault = z.discriminatedUnion('from', [
  z.object({ from: z.literal('literal'), value: z.string() }),
  /** A new reference of at most 35 characters with this prefix. */
  z.object({ from: z.literal('reference'), prefix: z.string() }),
  z.object({ from: z.literal('uuid') }),
  /** The current time, or this number of seconds before it. */
  z.object({ from: z.literal('now'), minusSeconds: z.number().int().min(0).max(86_400).optional() }),
  /** The day after `plus` business days from today, by the calendar of the environment's clearing. */
  z.object({ from: z.literal('targetDay'), plus: z.number().int() }),
  z.object({ from: z.literal('today') }),
  z.object({ from: z.literal('profileBic'), otherwise: z.string() }),
  z.object({ from: z.literal('clearingBic') }),
  z.object({ from: z.literal('randomIban'), country: z.string() }),
  z.object({ from: z.literal('randomAmount'), min: z.string(), max: z.string() }),
  z.object({ from: z.literal('randomName') }),
]);
export type FieldDefault = z.infer<typeof fieldDefault>;

export const layoutField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(fieldKinds),
  required: z.boolean(),
  help: z.string().optional(),
  /** ISO element that receives the value, e.g. CdtTrfTxInf/PmtId/EndToEndId. */
  element: z.string().optional(),
  maxLength: z.number().int().optional(),
  /** Anchored regular expression. */
  pattern: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  default: fieldDefault.optional(),
  /** The initial value that the server computed for this form. */
  initial: z.string().optional(),
});
export type LayoutField = z.infer<typeof layoutField>;

/**
 * A section with `repeat` is a group with one set of fields per entry. With `generated`, entries beyond the given ones
 * are generated from the seed.
 */
export const layoutSection = z.object({
  name: z.string(),
  label: z.string(),
  help: z.string().optional(),
  repeat: z.object({ min: z.number().int(), max: z.number().int(), generated: z.boolean() }).optional(),
  fields: z.array(layoutField),
});
export type LayoutSection = z.infer<typeof layoutSection>;

/** Keys of the built-in texts of a template among the texts of the interface. */
export const textKeys = z.record(z.string(), z.string());
export type TextKeys = z.infer<typeof textKeys>;

export const templateLayout = z.object({
  templateKeyDto: z.object({ templateName: z.string() }),
  title: z.string(),
  description: z.string(),
  messageType: z.string(),
  sections: z.array(layoutSection),
  textKeys: textKeys.optional(),
  /** The envelope profile of the environment names files of this template where the user does not. */
  isNamedByProfile: z.boolean().optional(),
});
export type TemplateLayout = z.infer<typeof templateLayout>;

/**
 * The values of a form: plain fields by name, groups by section name; `repeat` is the number of entries of a generated
 * group.
 */
export const templateValues = z.object({
  /** Where absent, the name by the envelope profile of the environment, or that of the template. */
  fileName: z.string().min(1).max(120).optional(),
  /** Fields without a value get their default. */
  fields: z.record(z.string(), z.string().max(2048)).default({}),
  groups: z.record(z.string(), z.array(z.record(z.string(), z.string().max(2048)))).optional(),
  repeat: z.record(z.string(), z.number().int().min(1).max(10_000)).optional(),
  /** The same seed generates the same values; a random seed where absent. */
  seed: z.number().int().optional(),
});
export type TemplateValues = z.infer<typeof templateValues>;
