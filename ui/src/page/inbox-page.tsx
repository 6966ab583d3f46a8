import '../inbox/inbox.css';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { addInbox } from '../inbox/add-inbox.ts';
import { InboxView } from '../inbox/inbox-view.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { selectPlanReasons } from '../plan/plan-slice.ts';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { useWorkplace } from './environment-guard.tsx';

addInbox();

/** The messages that the user received as a participant of the environment in the address. */
export const InboxPage = () => {
  const { t } = useTranslation();
  const { environment, rbVersion } = useWorkplace();
  const { environmentId, environmentToken } = environment;
  const isEditable = useSelector(selectPlanReasons).create === undefined;
  return (
    <>
      <PageTitle title={t('inbox.title')} />
      <InboxView
        key={environmentToken}
        environmentId={environmentId}
        environmentToken={environmentToken}
        filesPath={pathOfFiles({ envToken: environmentToken, rbVersion })}
        isEditable={isEditable}
      />
    </>
  );
};
