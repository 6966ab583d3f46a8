import type { TemplateLayout, TemplateValues } from '@clearbench/contracts/template/layout';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type KeyNote, useKeyNotes } from '../../key-list/key-notes.ts';
import { Button } from '../../parts/button.tsx';
import type { Problem } from '../../saga/problem.ts';
import { fieldAt } from './field-at.ts';
import { FieldInput } from './field-input.tsx';
import { valuesToSend } from './form-values.ts';
import { type Checked, InjectedErrorField } from './injected-error-field.tsx';
import { ErrorShareField, TransactionsField, VariationFields } from './load-fields.tsx';
import { type Load, loadToSend } from './load-to-send.ts';
import { nameWithRule } from './name-with-rule.ts';
import { TemplateSections } from './template-sections.tsx';
import { useSubmitKey } from './use-submit-key.ts';
import { type TemplateFormHandle, useTemplateForm } from './use-template-form.ts';

type Props = {
  readonly layout: TemplateLayout;
  readonly busy: boolean;
  readonly problem: Problem | undefined;
  readonly backPath: string;
  /** The profile that validates the file; an injected error is offered if it is known. */
  readonly checkedBy?: Omit<Checked, 'messageType'>;
  /** Whether the form is part of a page about something else, which has its own title. */
  readonly isPart?: boolean;
  /** Reports whether there is unsaved input. */
  readonly onTyped?: (typed: boolean) => void;
  /** Without `load`, the injected error is in the whole file; with it, in a share of the transactions. */
  readonly onCreate: (values: TemplateValues, deliberateError: string | undefined, load: Load | undefined) => void;
};

type FormProps = { readonly form: TemplateFormHandle };

type OwnFieldProps = FormProps & {
  readonly name: 'fileName' | 'seed';
  readonly required: boolean;
  readonly helpKey?: 'template.fileNameByProfile';
};

const OwnField = ({ name, required, helpKey, form: { state, events } }: OwnFieldProps) => {
  const { t } = useTranslation();
  const [label, help] = [t(`template.${name}`), t(helpKey ?? `template.${name}Help`)];
  const field = useMemo(() => ({ name, label, kind: 'text', required, help }) as const, [name, label, required, help]);
  return (
    <FieldInput field={field} path={name} value={state.values[name]} problem={state.problems[name]} events={events} />
  );
};

type FileSectionProps = FormProps & Pick<TemplateLayout, 'isNamedByProfile'> & { readonly children: ReactNode };

const FileSection = ({ form, isNamedByProfile = false, children }: FileSectionProps) => {
  const { t } = useTranslation();
  return (
    <section className="form-section" aria-labelledby="section-file">
      <div className="form-section-head">
        <h2 id="section-file">{t('template.file')}</h2>
      </div>
      <div className="form-section-body fields">
        {isNamedByProfile ? (
          <OwnField name="fileName" required={false} helpKey="template.fileNameByProfile" form={form} />
        ) : (
          <OwnField name="fileName" required form={form} />
        )}
        <OwnField name="seed" required={false} form={form} />
        {children}
      </div>
    </section>
  );
};

const Summary = ({ problem, form: { state } }: FormProps & Pick<Props, 'problem'>) => {
  const { t } = useTranslation();
  const wrong = state.submits > 0 && Object.keys(state.problems).length > 0;
  if (problem && fieldAt(problem.params.place) === undefined)
    return <p className="form-problem">{t(`error.${problem.errorKey}`, problem.params)}</p>;
  return wrong ? <p className="form-problem">{t('template.someWrong')}</p> : null;
};

const keys: readonly KeyNote[] = [['Ctrl+Enter', 'keys.create']];

/** A template's form, according to its layout. Ctrl+Enter creates the file from anywhere on the page. */
export const TemplateForm = ({
  layout,
  busy,
  problem,
  backPath,
  checkedBy,
  isPart = false,
  onTyped,
  onCreate,
}: Props) => {
  const { t } = useTranslation();
  const Title = isPart ? 'h3' : 'h1';
  const [ruleId, setRuleId] = useState<string>();
  const form = useTemplateForm(layout, problem);
  const submit = () => form.submit((values) => onCreate(valuesToSend(values), ruleId, loadToSend(values, ruleId)));
  useEffect(() => onTyped?.(form.isTyped), [onTyped, form.isTyped]);
  useKeyNotes(keys);
  useSubmitKey(() => !busy && submit());
  const { templateName } = layout.templateKeyDto;
  const chooseRule = (chosen: string | undefined) => {
    form.events.change('fileName', nameWithRule(form.state.values.fileName, templateName, ruleId, chosen));
    setRuleId(chosen);
  };
  return (
    <form
      ref={form.element}
      className="template-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="page-head">
        <div>
          <Title className="template-form-title">{layout.title}</Title>
          <p className="muted">
            {layout.description} <code>{layout.messageType}</code>
          </p>
        </div>
      </div>
      <FileSection form={form} isNamedByProfile={layout.isNamedByProfile}>
        {checkedBy && (
          <>
            <TransactionsField form={form} />
            <InjectedErrorField
              checked={{ ...checkedBy, messageType: layout.messageType }}
              ruleId={ruleId}
              onRule={chooseRule}
            />
            {ruleId !== undefined && form.state.values.transactions.trim() !== '' && <ErrorShareField form={form} />}
            {form.state.values.transactions.trim() !== '' && <VariationFields form={form} />}
          </>
        )}
      </FileSection>
      <TemplateSections layout={layout} form={form} />
      <footer className="form-foot">
        <div role="alert">
          <Summary problem={problem} form={form} />
        </div>
        <Link className="quiet-link" to={backPath}>
          {t('template.back')}
        </Link>
        <Button type="submit" tone="primary" large disabled={busy}>
          {t(busy ? 'template.creating' : 'template.create')}
          <kbd className="kbd-on-accent">Ctrl ↵</kbd>
        </Button>
      </footer>
    </form>
  );
};
