import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { EditingForm } from '../../editing/editing-form.tsx';
import { EditingHead, useTab } from '../../editing/editing-head.tsx';
import { HistoryView } from '../../history/history-view.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { selectSimEnvs } from '../sim-env-slice.ts';
import { ClearingSection, LimitSection, ScenarioSection } from './clearing-section.tsx';
import { DeleteSimEnv } from './delete-sim-env.tsx';
import { selectDirectory } from './directory-slice.ts';
import { MemberSection } from './member-section.tsx';
import { SimEnvRulesView } from './rules/sim-env-rules-view.tsx';
import { NameSection, RuleSection } from './setting-sections.tsx';
import { type SimEnvEdit, simEnvEditSlice } from './sim-env-edit-slice.ts';
import { faultsIn } from './sim-env-faults.ts';
import { freshSimEnv, type SimEnvForm } from './sim-env-form.ts';
import { useSimEnvWords } from './use-sim-env-words.ts';

const { chosen, discarded, saveRequested, removeRequested } = simEnvEditSlice.actions;

const tabs = ['form', 'rules', 'history'] as const;

const Sections = ({ edit, shown }: { readonly edit: SimEnvEdit; readonly shown: SimEnvForm }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { calendars, formats } = useSelector(selectDirectory);
  const groups = [...new Set(useSelector(selectSimEnvs).map(({ environmentGroup }) => environmentGroup))].sort();
  const faults = faultsIn(shown);
  const fault = (field: keyof SimEnvForm): string | undefined => {
    const key = faults[field];
    return key === undefined || key === 'missing' ? undefined : t(`simEnvAdmin.fault.${key}`);
  };
  const onChange = (choice: Partial<SimEnvForm>) => void dispatch(chosen({ ...choice }));
  const section = { shown, fault, isNew: edit.id === '', onChange };
  return (
    <>
      <NameSection {...section} groups={groups} />
      <RuleSection {...section} added={formats} />
      <ClearingSection {...section} calendars={calendars} />
      <ScenarioSection {...section} />
      <LimitSection {...section} />
      <MemberSection shown={shown} stored={edit.stored} onChange={onChange} />
    </>
  );
};

const Form = ({ edit, onRemove }: { readonly edit: SimEnvEdit; readonly onRemove: () => void }) => {
  const dispatch = useDispatch();
  const words = useSimEnvWords();
  const { stored, draft } = edit;
  const shown: SimEnvForm = { ...freshSimEnv, ...stored, ...draft };
  const blocked = Object.keys(faultsIn(shown)).length > 0;
  const discard = () => void dispatch(discarded());
  return (
    <EditingForm
      {...words}
      editing={edit}
      blocked={blocked}
      onSave={() => dispatch(saveRequested())}
      onDiscard={discard}
      onRemove={stored ? onRemove : undefined}
    >
      <Sections edit={edit} shown={shown} />
    </EditingForm>
  );
};

const Head = ({ edit: { id, stored } }: { readonly edit: SimEnvEdit }) => {
  const { t } = useTranslation();
  return (
    <EditingHead
      back={{ to: '/admin/simenv', text: t('simEnvAdmin.back') }}
      title={stored?.environmentName ?? t('simEnvAdmin.new')}
      says={
        stored
          ? [
              t('simEnvAdmin.holds', { files: stored.files.total, members: stored.members.length }),
              ...(stored.changedRules > 0 ? [t('simEnvRules.changed', { count: stored.changedRules })] : []),
            ].join(' · ')
          : t('simEnvAdmin.newBody')
      }
      hasHistory={id !== ''}
      tabs={tabs}
      actions={
        id !== '' && (
          <ButtonLink to={`/admin/simenv/create?from=${id}`} icon={<IconCopy size={15} aria-hidden="true" />}>
            {t('simEnvAdmin.clone')}
          </ButtonLink>
        )
      }
    />
  );
};

/** An environment as administrators set it, and what became of it. */
export const SimEnvEditor = ({ edit }: { readonly edit: SimEnvEdit }) => {
  const dispatch = useDispatch();
  const [tab] = useTab(tabs);
  const [asking, ask] = useState(false);
  const { id, stored } = edit;
  return (
    <div className="admin-form sim-env-editor" data-tab={tab}>
      <Head edit={edit} />
      {id !== '' && tab === 'rules' && <SimEnvRulesView environmentId={id} />}
      {id !== '' && tab === 'history' && <HistoryView noun="sim-env" id={id} />}
      {(id === '' || tab === 'form') && <Form edit={edit} onRemove={() => ask(true)} />}
      {asking && stored && (
        <DeleteSimEnv
          environment={stored}
          trouble={edit.trouble}
          removing={edit.removing}
          onDelete={(name) => dispatch(removeRequested(name))}
          onClose={() => ask(false)}
        />
      )}
    </div>
  );
};
