import '../../template/template.css';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { TemplateLayout, TemplateValues } from '@clearbench/contracts/template/layout';
import { readTemplateLayoutRoute } from '@clearbench/contracts/template/routes';
import { type RefObject, useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsyncResult } from '../../error-injection/use-async-result.ts';
import { caller } from '../../http/http-caller.ts';
import { Skeletons } from '../../parts/skeletons.tsx';
import type { Problem } from '../../saga/problem.ts';
import { valuesToSend } from '../../template/form/form-values.ts';
import { TemplateSections } from '../../template/form/template-sections.tsx';
import { useTemplateForm } from '../../template/form/use-template-form.ts';
import { spokenLayout, translatedProblem } from '../../template/translate-template.ts';

const readLayout = caller(readTemplateLayoutRoute);

/** Returns the values, or shows the faults of the fields and returns `undefined`. */
export type CollectValues = () => TemplateValues | undefined;

type Common = {
  /** Set while the form is shown. */
  readonly collect: RefObject<CollectValues | undefined>;
  /** Why the server refused the values. */
  readonly problem: Problem | undefined;
};

const Values = ({ layout, collect, problem }: Common & { readonly layout: TemplateLayout }) => {
  const form = useTemplateForm(layout, problem);
  useEffect(() => {
    collect.current = () => {
      let values: TemplateValues | undefined;
      form.submit((found) => {
        values = valuesToSend(found);
      });
      return values;
    };
    return () => {
      collect.current = undefined;
    };
  }, [collect, form]);
  return (
    <div ref={form.element} className="template-form receive-values-form">
      <TemplateSections layout={layout} form={form} />
    </div>
  );
};

type Props = Common & {
  readonly environmentToken: string;
  readonly rbVersion: RbVersion;
  readonly templateName: string;
};

/** The values of a template: the fields of the form with which a file is created from it. */
export const TemplateValuesForm = ({ environmentToken, rbVersion, templateName, collect, problem }: Props) => {
  const { t } = useTranslation();
  const ask = useCallback(
    () => readLayout({ params: { name: templateName }, query: { environmentToken, rbVersion } }),
    [templateName, environmentToken, rbVersion],
  );
  const read = useAsyncResult(ask);
  const layout = read.status === 'done' ? read.result : undefined;
  const shown = useMemo(() => layout && spokenLayout(layout, t), [layout, t]);
  const named = useMemo(() => problem && translatedProblem(problem, layout?.textKeys, t), [problem, layout, t]);
  if (read.status === 'failed') return <p role="alert">{t('template.layoutFailed')}</p>;
  return shown ? <Values layout={shown} collect={collect} problem={named} /> : <Skeletons rows={6} />;
};
