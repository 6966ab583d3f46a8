import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { TextKeys } from '@clearbench/contracts/template/layout';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { TemplateForm } from '../form/template-form.tsx';
import { spokenLayout, translatedProblem } from '../translate-template.ts';
import { selectTemplateCheck } from './template-check-slice.ts';

const shown = 8;

const Findings = ({ report }: { readonly report: ValidationReport }) => {
  const { t } = useTranslation();
  const { validationSummary, validationMessages } = report;
  const { errors, warnings } = validationSummary;
  if (validationMessages.length === 0) return <p className="form-good">{t('templateAdmin.clean')}</p>;
  return (
    <>
      <p className={errors > 0 ? 'field-warning' : 'muted'}>{t('templateAdmin.found', { errors, warnings })}</p>
      <ul className="check-list">
        {validationMessages
          .toReversed()
          .slice(0, shown)
          .map((message) => (
            <li key={`${message.textKey} ${message.path} ${message.line}`}>
              <code>{message.ruleId}</code> {t(message.textKey, { ...message.params, defaultValue: message.text })}
            </li>
          ))}
      </ul>
    </>
  );
};

type Props = { readonly textKeys: TextKeys | undefined; readonly templateName: string };

/** The form for users, and the validation result of a file with its defaults. */
export const TemplatePreview = ({ textKeys, templateName }: Props) => {
  const { t } = useTranslation();
  const { check, problem } = useSelector(selectTemplateCheck);
  const wrong = problem ?? check?.problem;
  const fault = wrong && translatedProblem(wrong, textKeys, t);
  const named = check && { ...check.layout, templateKeyDto: { templateName } };
  const layout = named && spokenLayout(named, t, textKeys);
  return (
    <>
      <section className="template-check" aria-label={t('templateAdmin.check')}>
        <h2>{t('templateAdmin.check')}</h2>
        {fault && <p className="field-warning">{t(`error.${fault.errorKey}`, fault.params)}</p>}
        {!fault && check?.report && <Findings report={check.report} />}
        {!fault && !check && <p className="muted">{t('templateAdmin.unchecked')}</p>}
      </section>
      {layout && (
        <section aria-label={t('templateAdmin.preview')}>
          <h2>{t('templateAdmin.preview')}</h2>
          <div className="form-preview" inert>
            <TemplateForm
              key={JSON.stringify(layout)}
              layout={layout}
              busy={false}
              problem={undefined}
              backPath="."
              isPart
              onCreate={() => undefined}
            />
          </div>
        </section>
      )}
    </>
  );
};
