import '../transfer/transfer.css';
import '../planned-answer/planned-answer.css';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { PageTitle } from '../parts/page-title.tsx';
import { selectPlanReasons } from '../plan/plan-slice.ts';
import { addPlannedAnswers } from '../planned-answer/planned-answers-reading.ts';
import { PlannedAnswersView } from '../planned-answer/planned-answers-view.tsx';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { useWorkplace } from './environment-guard.tsx';

addPlannedAnswers();

/** The planned answers of the environment in the address. */
export const PlannedAnswersPage = () => {
  const { t } = useTranslation();
  const { environment, rbVersion } = useWorkplace();
  const { environmentId, environmentToken } = environment;
  const isEditable = useSelector(selectPlanReasons).edit === undefined;
  return (
    <>
      <PageTitle title={t('plannedAnswer.title')} />
      <PlannedAnswersView
        key={environmentToken}
        environmentId={environmentId}
        environmentToken={environmentToken}
        filesPath={pathOfFiles({ envToken: environmentToken, rbVersion })}
        isEditable={isEditable}
      />
    </>
  );
};
