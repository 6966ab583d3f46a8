import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { type ComponentProps, lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../editing/fields.tsx';
import { useAsyncResult } from '../../error-injection/use-async-result.ts';
import { Skeletons } from '../../parts/skeletons.tsx';
import type { Problem } from '../../saga/problem.ts';
import { paymentTemplates } from './receive-calls.ts';
import { ReceiveForm } from './receive-form.tsx';
import type { CollectValues } from './template-values.tsx';

const TemplateValuesForm = lazy(async () => ({ default: (await import('./template-values.tsx')).TemplateValuesForm }));

export type Workplace = { readonly environment: SimEnv; readonly rbVersion: RbVersion };

/** The form of the template, which is read when it is opened. */
const TemplateValues = (props: ComponentProps<typeof TemplateValuesForm>) => {
  const { t } = useTranslation();
  const [isOpened, setOpened] = useState(false);
  return (
    <details className="receive-values" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{t('receive.values')}</summary>
      {isOpened && (
        <Suspense fallback={<Skeletons rows={6} />}>
          <TemplateValuesForm {...props} />
        </Suspense>
      )}
    </details>
  );
};

/** Requests a message from a template with values. */
export const ReceiveFromTemplate = ({ environment, rbVersion }: Workplace) => {
  const { t } = useTranslation();
  const { environmentToken } = environment;
  const ask = useCallback(() => paymentTemplates(environmentToken, rbVersion), [environmentToken, rbVersion]);
  const templates = useAsyncResult(ask);
  const [chosen, setChosen] = useState<string>();
  const listed = templates.status === 'done' ? templates.result : [];
  // Templates with errors cannot be received.
  const first = listed.find((each) => !each.templateName.includes('error')) ?? listed[0];
  const templateName = chosen ?? first?.templateName;
  const [problem, setProblem] = useState<Problem>();
  const collect = useRef<CollectValues>(undefined);
  const from = () => {
    if (templateName === undefined) return undefined;
    if (collect.current === undefined) return { templateName, rbVersion };
    const values = collect.current();
    return values && { templateName, rbVersion, values };
  };
  return (
    <ReceiveForm
      environmentToken={environmentToken}
      kinds={['payment']}
      from={from}
      isReady={templateName !== undefined}
      onProblem={setProblem}
    >
      {templates.status === 'done' && listed.length === 0 ? (
        <p role="alert">{t('receive.noTemplate')}</p>
      ) : (
        <SelectField
          label={t('receive.template')}
          value={templateName ?? ''}
          options={listed.map((each) => ({ value: each.templateName, text: each.title }))}
          onChange={(name) => {
            setChosen(name);
            setProblem(undefined);
          }}
        />
      )}
      {templateName !== undefined && (
        <TemplateValues key={templateName} {...{ environmentToken, rbVersion, templateName, collect, problem }} />
      )}
    </ReceiveForm>
  );
};
