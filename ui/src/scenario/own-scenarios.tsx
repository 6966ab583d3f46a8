import '../editing/editing.css';
import '../admin-resource/admin-pages.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { addResource } from '../admin-resource/add-resource.ts';
import { useEdited } from '../admin-resource/use-edited.ts';
import { LeaveDialog } from '../editing/leave-dialog.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { ScenarioEditor } from './scenario-editor.tsx';
import { ownScenarios } from './scenario-resources.ts';

addResource(ownScenarios);

/** The scenario list of a tester for the own files in an environment. */
export const OwnScenarios = ({
  environmentToken,
  environmentName,
}: {
  environmentToken: string;
  environmentName: string;
}) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { unsaved } = useEdited(ownScenarios);
  const { left } = ownScenarios.edit.actions;
  useEffect(() => () => void dispatch(left()), [dispatch, left]);
  return (
    <div className="admin-form scenario-page">
      <PageTitle title={t('scenario.own')} />
      <LeaveDialog unsaved={unsaved} />
      <header>
        <h1>{t('scenario.own')}</h1>
        <p className="muted">{t('scenario.ownBody', { environment: environmentName })}</p>
      </header>
      <ScenarioEditor resource={ownScenarios} id={environmentToken} environmentToken={environmentToken} of="tester" />
    </div>
  );
};
