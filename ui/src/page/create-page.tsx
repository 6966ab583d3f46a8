import '../error-injection/error-injection.css';
import '../editing/editing.css';
import '../template/template.css';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { LeaveDialog } from '../editing/leave-dialog.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { UnreadPage } from '../parts/unread-page.tsx';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { searchOf } from '../template/chooser/answered-file.ts';
import { TemplateForm } from '../template/form/template-form.tsx';
import { createRequested, layoutRequested, selectCreation, selectLayout } from '../template/template-slice.ts';
import { spokenLayout, translatedProblem } from '../template/translate-template.ts';
import { CreateGate } from './create-gate.tsx';
import { useWorkplace } from './environment-guard.tsx';
import { addTemplateFeature } from './template-features.ts';

addTemplateFeature();

/** The severities that the environment overrides. */
const overridesOf = ({ severities }: SimEnv) => (severities ? { overrides: severities } : {});

/** A new file from the template in the address. */
export const CreatePage = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { templateName = '' } = useParams();
  const answers = useSearchParams()[0].get('answers') ?? undefined;
  const { environment, rbVersion } = useWorkplace();
  const { environmentToken } = environment;
  const layout = useSelector(selectLayout);
  const creation = useSelector(selectCreation);
  const [typed, setTyped] = useState(false);
  const shown = useMemo(() => layout.value && spokenLayout(layout.value, t), [layout.value, t]);
  const problem = useMemo(
    () => creation.problem && translatedProblem(creation.problem, layout.value?.textKeys, t),
    [creation.problem, layout.value, t],
  );
  const chooser = `${pathOfFiles({ envToken: environmentToken, rbVersion })}/create${searchOf(answers)}`;
  const read = useCallback(() => {
    const about = answers === undefined ? {} : { answers };
    dispatch(layoutRequested({ name: templateName, environmentToken, rbVersion, ...about }));
  }, [dispatch, templateName, environmentToken, rbVersion, answers]);
  useEffect(read, [read]);

  return (
    <CreateGate>
      <LeaveDialog unsaved={typed && creation.status !== 'loading'} />
      {!layout.problem && <PageTitle title={shown?.title ?? t('template.chooseTitle')} />}
      {layout.problem && (
        <UnreadPage
          problem={layout.problem}
          titleKey="template.layoutFailed"
          way={{ to: chooser, text: t('template.back') }}
          onRetry={read}
        />
      )}
      {layout.status === 'loading' && <Skeletons rows={10} />}
      {shown && (
        <TemplateForm
          key={templateName}
          layout={shown}
          busy={creation.status === 'loading'}
          problem={problem}
          backPath={chooser}
          checkedBy={{ scheme: environment.scheme, rbVersion, ...overridesOf(environment), clock: environment.clock }}
          onTyped={setTyped}
          onCreate={(values, deliberateError, load) => {
            const creation = { templateName, envToken: environmentToken, rbVersion, values };
            const injected = deliberateError === undefined ? {} : { deliberateError };
            dispatch(createRequested({ ...creation, ...injected, ...(load === undefined ? {} : { load }) }));
          }}
        />
      )}
    </CreateGate>
  );
};
