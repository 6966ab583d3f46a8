import '../template/template.css';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../parts/page-title.tsx';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { TemplateChooser } from '../template/chooser/template-chooser.tsx';
import { selectTemplates, templatesRequested } from '../template/template-slice.ts';
import { spokenHead } from '../template/translate-template.ts';
import { CreateGate } from './create-gate.tsx';
import { useWorkplace } from './environment-guard.tsx';
import { addTemplateFeature } from './template-features.ts';

addTemplateFeature();

/** The template chooser for a new file. */
export const TemplatePage = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { environment, rbVersion } = useWorkplace();
  const { environmentToken } = environment;
  const answers = useSearchParams()[0].get('answers') ?? undefined;
  const { status, value, problem } = useSelector(selectTemplates);
  const shown = useMemo(() => value.map((template) => spokenHead(template, t)), [value, t]);
  const read = () => dispatch(templatesRequested({ environmentToken }));

  useEffect(() => {
    dispatch(templatesRequested({ environmentToken }));
  }, [dispatch, environmentToken]);

  return (
    <CreateGate>
      <PageTitle title={t('template.chooseTitle')} />
      {problem && <ProblemNotice problem={problem} titleKey="template.fetchFailed" onRetry={read} />}
      {(status === 'initial' || status === 'loading') && <Skeletons rows={10} />}
      {status === 'idle' && (
        <TemplateChooser
          templates={shown}
          rbVersion={rbVersion}
          answers={answers}
          createPath={`${pathOfFiles({ envToken: environmentToken, rbVersion })}/create`}
        />
      )}
    </CreateGate>
  );
};
