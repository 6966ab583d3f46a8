import type { TemplateContent } from '@clearbench/contracts/template/events';
import { fieldKinds, type LayoutField } from '@clearbench/contracts/template/layout';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField, TickField } from '../../editing/fields.tsx';
import { Button } from '../../parts/button.tsx';
import { withoutField } from './body-edits.ts';
import { ChoicesEditor } from './choices-editor.tsx';
import { DefaultFields } from './default-fields.tsx';
import { hasRule, replaced, withKind, withParts } from './field-parts.ts';
import { fieldToSection } from './layout-edits.ts';
import { RuleFields } from './rule-fields.tsx';
import { useFieldFaults } from './use-field-faults.ts';

type Props = {
  readonly content: TemplateContent;
  readonly field: LayoutField;
  readonly section: string;
  readonly onChange: (content: TemplateContent) => void;
};

const isKind = (kind: string): kind is LayoutField['kind'] => (fieldKinds as readonly string[]).includes(kind);

/** The form of one field of a template. */
export const FieldEditor = ({ content, field, section, onChange }: Props) => {
  const { t } = useTranslation();
  const { name } = field;
  const faultOf = useFieldFaults(field);
  const set = (changed: LayoutField) => onChange(replaced(content, changed));
  const parts = { field, faultOf, onChange: set };
  return (
    <fieldset className="field-editor">
      <legend>{t('templateAdmin.fieldNamed', { name })}</legend>
      <div className="fields">
        <TextField
          label={t('templateAdmin.field.label')}
          error={faultOf('label')}
          value={field.label}
          maxLength={200}
          required
          onChange={(label) => set({ ...field, label })}
        />
        <SelectField
          label={t('templateAdmin.field.kind')}
          value={field.kind}
          options={fieldKinds.map((kind) => ({ value: kind, text: t(`templateAdmin.kind.${kind}`) }))}
          onChange={(kind) => isKind(kind) && set(withKind(field, kind))}
        />
        <SelectField
          label={t('templateAdmin.field.section')}
          value={section}
          options={content.sections.map((one) => ({ value: one.name, text: one.label }))}
          onChange={(to) => onChange(fieldToSection(content, name, to))}
        />
        <DefaultFields {...parts} />
        <RuleFields {...parts} />
        <TextField
          label={t('templateAdmin.field.element')}
          value={field.element ?? ''}
          maxLength={200}
          spellCheck={false}
          code
          onChange={(element) => set(withParts(field, { element: element || undefined }))}
        />
        <TextField
          label={t('templateAdmin.field.help')}
          value={field.help ?? ''}
          maxLength={500}
          onChange={(help) => set(withParts(field, { help: help || undefined }))}
        />
      </div>
      {hasRule(field, 'choices') && (
        <ChoicesEditor
          choices={field.choices ?? []}
          faultOf={faultOf}
          onChange={(choices) => set({ ...field, choices: [...choices] })}
        />
      )}
      <TickField
        label={t('templateAdmin.field.required')}
        checked={field.required}
        onChange={(required) => set({ ...field, required })}
      />
      <Button onClick={() => onChange(withoutField(content, name))}>{t('templateAdmin.removeField')}</Button>
    </fieldset>
  );
};
