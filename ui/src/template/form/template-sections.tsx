import type { LayoutSection, TemplateLayout } from '@clearbench/contracts/template/layout';
import { FieldInput } from './field-input.tsx';
import { GroupSection } from './group-section.tsx';
import type { TemplateFormHandle } from './use-template-form.ts';

type FormProps = { readonly form: TemplateFormHandle };

const Section = ({ section, form }: FormProps & { readonly section: LayoutSection }) => (
  <section className="form-section" aria-labelledby={`section-${section.name}`}>
    <div className="form-section-head">
      <h2 id={`section-${section.name}`}>{section.label}</h2>
      {section.help && <p className="field-help">{section.help}</p>}
    </div>
    <div className="form-section-body">
      {section.repeat ? (
        <GroupSection section={section} form={form} />
      ) : (
        <div className="fields">
          {section.fields.map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              path={`fields.${field.name}`}
              value={form.state.values.fields[field.name] ?? ''}
              problem={form.state.problems[`fields.${field.name}`]}
              events={form.events}
            />
          ))}
        </div>
      )}
    </div>
  </section>
);

/** The sections of a template with their fields. */
export const TemplateSections = ({ layout, form }: FormProps & { readonly layout: TemplateLayout }) =>
  layout.sections.map((section) => <Section key={section.name} section={section} form={form} />);
