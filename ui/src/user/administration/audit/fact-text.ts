import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { rolesInOrder } from '../account-names.ts';
import { momentsIn } from '../days.ts';
import { isList, partsOf } from './list-change.ts';

/** The functions that provide names and texts for values. */
export type FactTexts = {
  readonly t: (key: string) => string;
  /** Whether there is a text for a key. */
  readonly knows: (key: string) => boolean;
  readonly language: string;
  readonly plans: readonly PlanDetails[];
  readonly environments: readonly SimEnv[];
};

/** Paths whose children are named by data: days, rules, codes. */
const named = /^(settings\.holidays|settings\.severities|severities|content\.codes)\.([^.]+)(.*)$/;

/** Texts of the interface have their own keys. */
const ofText = /^texts\.(.+)$/;

/** The label of a field; without a text, the name in the log. */
export const fieldText = (field: string, { t, knows }: FactTexts): string => {
  const text = ofText.exec(field)?.[1];
  if (text !== undefined) return text;
  const key = `audit.field.${field}`;
  if (knows(key)) return t(key);
  const [, group, name, rest] = named.exec(field) ?? [];
  const general = `audit.field.${group}${rest}`;
  return name !== undefined && knows(general) ? `${t(general)} ${name}` : field;
};

/** The severity of a rule. */
const ofRule = /^(?:settings\.)?severities\./;

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const one = (field: string, value: string, words: FactTexts): string => {
  const { t, knows, language, plans, environments } = words;
  const last = field.split('.').at(-1) ?? field;
  if (last === 'plan' || last === 'planId') return plans.find(({ planId }) => planId === value)?.planName ?? value;
  if (last === 'environmentIds' || last === 'planSimEnvs')
    return environments.find(({ environmentId }) => environmentId === value)?.environmentName ?? value;
  if (instant.test(value)) return momentsIn(language).exact(value);
  if (value === 'true' || value === 'false') return t(`audit.${value}`);
  const ownKey = ofRule.test(field) ? `formatAdmin.severity.${value}` : `audit.value.${last}.${value}`;
  const key = [ownKey, `role.${value}`].find(knows);
  return key === undefined ? value : t(key);
};

const inOrder = (field: string, parts: readonly string[]): readonly string[] =>
  field === 'roles' ? rolesInOrder(parts) : parts;

/** A value as text; empty and missing values are shown as none. */
export const factText = (field: string, value: string | undefined, words: FactTexts): string => {
  if (value === undefined && ofRule.test(field)) return words.t('audit.asUsual');
  if (value === undefined || value === '') return words.t('audit.none');
  const parts = isList(field) ? inOrder(field, partsOf(value)) : [value];
  return parts.map((part) => one(field, part, words)).join(', ');
};
