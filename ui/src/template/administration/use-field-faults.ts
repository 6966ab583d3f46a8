import { fieldRuleFaults, longestChoice, longestValue, mostChoices } from '@clearbench/contracts/template/field-rules';
import type { LayoutField } from '@clearbench/contracts/template/layout';
import { useTranslation } from 'react-i18next';

/** The error of a part of a field; undefined if it is valid. */
export type FaultOf = (part: string) => string | undefined;

const mostOf: Readonly<Record<string, number>> = {
  maxLength: longestValue,
  tooManyChoices: mostChoices,
  tooLong: longestChoice,
};

/** Whether testers could fill in the field. */
export const isFieldRight = (field: LayoutField): boolean =>
  field.label.trim() !== '' && fieldRuleFaults(field).length === 0;

/** The errors of a field, by part. */
export const useFieldFaults = (field: LayoutField): FaultOf => {
  const { t } = useTranslation();
  const faults = fieldRuleFaults(field);
  return (part) => {
    if (part === 'label') return field.label.trim() === '' ? t('templateAdmin.rule.labelMissing') : undefined;
    const fault = faults.find((one) => one.part === part)?.fault;
    return fault && t(`templateAdmin.rule.${fault}`, { max: mostOf[fault] });
  };
};
