import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { LayoutSection } from '@clearbench/contracts/template/layout';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../editing/fields.tsx';
import { Button } from '../../parts/button.tsx';
import { FieldEditor } from './field-editor.tsx';
import { addSection, changeSection, moveField, moveSection, removeSection } from './layout-edits.ts';
import { MoveButtons } from './move-buttons.tsx';
import { isFieldRight } from './use-field-faults.ts';

type Props = {
  readonly content: TemplateContent;
  readonly chosen: string | undefined;
  readonly onChange: (content: TemplateContent) => void;
  readonly onChoose: (name: string | undefined) => void;
};

type LineProps = Props & { readonly section: LayoutSection; readonly at: number };

const FieldLine = ({ content, chosen, onChange, onChoose, section, at }: LineProps) => {
  const { t } = useTranslation();
  const field = section.fields[at];
  if (!field) return null;
  const isOpen = chosen === field.name;
  return (
    <li>
      <div className="field-line">
        <button
          type="button"
          className="field-name"
          aria-expanded={isOpen}
          onClick={() => onChoose(isOpen ? undefined : field.name)}
        >
          <span>{field.label}</span> <code>{field.name}</code>
          {!isFieldRight(field) && <span className="field-wrong">{t('templateAdmin.fieldWrong')}</span>}
        </button>
        <MoveButtons name={field.label} onMove={(by) => onChange(moveField(content, section.name, at, by))} />
      </div>
      {isOpen && <FieldEditor content={content} field={field} section={section.name} onChange={onChange} />}
    </li>
  );
};

const Fields = (props: Props & { readonly section: LayoutSection }) => (
  <ul className="field-list">
    {props.section.fields.map((field, at) => (
      <FieldLine key={field.name} {...props} at={at} />
    ))}
  </ul>
);

/** The sections and fields of the form: their order, their labels and their constraints. */
export const LayoutEditor = (props: Props) => {
  const { t } = useTranslation();
  const { content, onChange } = props;
  return (
    <>
      {content.sections.map((section, at) => (
        <section key={section.name} className="layout-section" aria-label={section.label}>
          <div className="layout-head">
            <TextField
              label={t(section.repeat ? 'templateAdmin.groupLabel' : 'templateAdmin.sectionLabel')}
              help={section.repeat && t('templateAdmin.groupHelp', { name: section.name })}
              value={section.label}
              maxLength={200}
              required
              onChange={(label) => onChange(changeSection(content, section.name, { label }))}
            />
            <MoveButtons name={section.label} onMove={(by) => onChange(moveSection(content, at, by))} />
            {section.fields.length === 0 && !section.repeat && (
              <button
                type="button"
                className="link-button"
                onClick={() => onChange(removeSection(content, section.name))}
              >
                {t('templateAdmin.removeSection')}
              </button>
            )}
          </div>
          <Fields {...props} section={section} />
        </section>
      ))}
      <Button onClick={() => onChange(addSection(content, t('templateAdmin.newSection')))}>
        {t('templateAdmin.addSection')}
      </Button>
    </>
  );
};
