import type { LayoutSection } from '@clearbench/contracts/template/layout';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { FieldInput } from './field-input.tsx';
import { newEntry } from './form-values.ts';

type Props = { readonly section: LayoutSection };

const CountField = ({ section }: Props) => {
  const { t } = useTranslation();
  const { register, getFieldState, formState } = useFormContext();
  const path = `repeat.${section.name}`;
  const { error } = getFieldState(path, formState);
  const id = `count-${section.name}`;
  const { min = 1, max = 1 } = section.repeat ?? {};
  return (
    <div className="field field-count" data-error={error !== undefined || undefined}>
      <label htmlFor={id}>{t('template.count')}</label>
      <input
        id={id}
        type="number"
        className="input figures"
        min={min}
        max={max}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-help`}
        {...register(path)}
      />
      {error && <p className="field-error">{error.message}</p>}
      <p id={`${id}-help`} className="field-help">
        {t('template.countHelp', { min, max })}
      </p>
    </div>
  );
};

/**
 * A section whose fields are repeated for each entry; a generated one asks for their number and accepts manual entries
 * too.
 */
export const GroupSection = ({ section }: Props) => {
  const { t } = useTranslation();
  const { control } = useFormContext();
  const { fields: entries, append, remove } = useFieldArray({ control, name: `groups.${section.name}` });
  const { min = 0, max = 1, generated = false } = section.repeat ?? {};
  const fewest = generated ? 0 : min;
  return (
    <>
      {generated && <CountField section={section} />}
      {entries.map(({ id }, index) => (
        <fieldset key={id} className="entry">
          <legend className="figures">
            {t('template.entry', { number: index + 1 })}
            <button
              type="button"
              className="icon-button"
              disabled={entries.length <= fewest}
              aria-label={t('template.removeEntry', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <IconTrash size={14} aria-hidden="true" />
            </button>
          </legend>
          <div className="fields">
            {section.fields.map((field) => (
              <FieldInput key={field.name} field={field} path={`groups.${section.name}.${index}.${field.name}`} />
            ))}
          </div>
        </fieldset>
      ))}
      <Button
        icon={<IconPlus size={14} aria-hidden="true" />}
        disabled={entries.length >= max}
        onClick={() => append(newEntry(section), { focusIndex: entries.length, shouldFocus: true })}
      >
        {t(generated ? 'template.addOwnEntry' : 'template.addEntry')}
      </Button>
    </>
  );
};
