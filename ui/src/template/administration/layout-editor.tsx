import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { LayoutSection } from '@clearbench/contracts/template/layout';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../editing/fields.tsx';
import { Button } from '../../parts/button.tsx';
import { FieldEditor } from './field-editor.tsx';
import { addSection, changeSection, moveField, moveSection, removeSection } from './layout-edits.ts';

type Props = {
  readonly content: TemplateContent;
  readonly chosen: string | undefined;
  readonly onChange: (content: TemplateContent) => void;
  readonly onChoose: (name: string | undefined) => void;
};

const Movers = ({ name, onMove }: { readonly name: string; readonly onMove: (by: -1 | 1) => void }) => {
  const { t } = useTranslation();
  return (
    <span className="movers">
      <button type="button" aria-label={t('templateAdmin.up', { name })} onClick={() => onMove(-1)}>
        <IconArrowUp size={14} aria-hidden="true" />
      </button>
      <button type="button" aria-label={t('templateAdmin.down', { name })} onClick={() => onMove(1)}>
        <IconArrowDown size={14} aria-hidden="true" />
      </button>
    </span>
  );
};

const Fields = ({ content, chosen, onChange, onChoose, section }: Props & { readonly section: LayoutSection }) => (
  <ul className="field-list">
    {section.fields.map((field, at) => (
      <li key={field.name}>
        <div className="field-line">
          <button
            type="button"
            className="field-name"
            aria-expanded={chosen === field.name}
            onClick={() => onChoose(chosen === field.name ? undefined : field.name)}
          >
            <span>{field.label}</span> <code>{field.name}</code>
          </button>
          <Movers name={field.label} onMove={(by) => onChange(moveField(content, section.name, at, by))} />
        </div>
        {chosen === field.name && (
          <FieldEditor content={content} field={field} section={section.name} onChange={onChange} />
        )}
      </li>
    ))}
  </ul>
);

/** The form's sections and fields: their order, what they are called and what may be entered. */
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
            <Movers name={section.label} onMove={(by) => onChange(moveSection(content, at, by))} />
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
