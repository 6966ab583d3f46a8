import type { LayoutField } from '@clearbench/contracts/template/layout';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../editing/fields.tsx';
import { hasRule, withParts } from './field-parts.ts';
import { LimitField } from './limit-field.tsx';
import type { FaultOf } from './use-field-faults.ts';

type Props = {
  readonly field: LayoutField;
  readonly faultOf: FaultOf;
  readonly onChange: (field: LayoutField) => void;
};

/** The constraints of a field: range, length and pattern. */
export const RuleFields = ({ field, faultOf, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      {(['min', 'max', 'maxLength'] as const)
        .filter((rule) => hasRule(field, rule))
        .map((rule) => (
          <LimitField
            key={rule}
            label={t(`templateAdmin.field.${rule}`)}
            error={faultOf(rule)}
            value={field[rule]}
            onChange={(value) => onChange(withParts(field, { [rule]: value }))}
          />
        ))}
      {hasRule(field, 'pattern') && (
        <TextField
          label={t('templateAdmin.field.pattern')}
          help={t('templateAdmin.field.patternHelp')}
          error={faultOf('pattern')}
          value={field.pattern ?? ''}
          maxLength={200}
          spellCheck={false}
          code
          onChange={(pattern) => onChange(withParts(field, { pattern: pattern || undefined }))}
        />
      )}
    </>
  );
};
