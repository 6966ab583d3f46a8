import { IconPlus, IconTrash } from 'virtual:icons';
import type { LayoutSection } from '@clearbench/contracts/template/layout';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Labelled } from '../../editing/labelled.tsx';
import { Button, IconButton } from '../../parts/button.tsx';
import { FieldInput } from './field-input.tsx';
import { idOfField, type TemplateFormHandle } from './use-template-form.ts';

type Props = { readonly section: LayoutSection; readonly form: Pick<TemplateFormHandle, 'state' | 'events'> };

const CountField = ({ section, form: { state, events } }: Props) => {
  const { t } = useTranslation();
  const path = `repeat.${section.name}`;
  const problem = state.problems[path];
  const { min = 1, max = 1 } = section.repeat ?? {};
  return (
    <div className="field-count">
      <Labelled
        id={idOfField(path)}
        label={t('template.count')}
        error={problem && t(problem.textKey, problem.params)}
        help={t('template.countHelp', { min, max })}
      >
        {(control) => (
          <input
            {...control}
            type="number"
            className="input figures"
            min={min}
            max={max}
            value={state.values.repeat[section.name] ?? ''}
            onChange={({ target }) => events.change(path, target.value)}
            onBlur={() => events.leave(path)}
          />
        )}
      </Labelled>
    </div>
  );
};

/** Adds an entry and focuses its first field when it is on screen. */
const useAddEntry = ({ section, form: { state, events } }: Props): (() => void) => {
  const count = state.values.groups[section.name]?.length ?? 0;
  const isAdding = useRef(false);
  const path = `groups.${section.name}.${count - 1}.${section.fields[0]?.name}`;
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    document.getElementById(idOfField(path))?.focus();
  }, [path]);
  return () => {
    isAdding.current = true;
    events.addEntry(section);
  };
};

/**
 * A section whose fields are repeated for each entry; a generated one asks for their number and accepts manual entries
 * too.
 */
export const GroupSection = ({ section, form }: Props) => {
  const { t } = useTranslation();
  const { state, events } = form;
  const add = useAddEntry({ section, form });
  const entries = state.values.groups[section.name] ?? [];
  const { min = 0, max = 1, generated = false } = section.repeat ?? {};
  const fewest = generated ? 0 : min;
  return (
    <>
      {generated && <CountField section={section} form={form} />}
      {entries.map((entry, index) => (
        // The values are in the state of the form, so the position is a key.
        <fieldset key={String(index)} className="entry">
          <legend className="figures">
            {t('template.entry', { number: index + 1 })}
            <IconButton
              disabled={entries.length <= fewest}
              label={t('template.removeEntry', { number: index + 1 })}
              onClick={() => events.removeEntry(section.name, index)}
            >
              <IconTrash size={14} aria-hidden="true" />
            </IconButton>
          </legend>
          <div className="fields">
            {section.fields.map((field) => {
              const path = `groups.${section.name}.${index}.${field.name}`;
              return (
                <FieldInput
                  key={field.name}
                  field={field}
                  path={path}
                  value={entry[field.name] ?? ''}
                  problem={state.problems[path]}
                  events={events}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
      <Button icon={<IconPlus size={14} aria-hidden="true" />} disabled={entries.length >= max} onClick={add}>
        {t(generated ? 'template.addOwnEntry' : 'template.addEntry')}
      </Button>
    </>
  );
};
