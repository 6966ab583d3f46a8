import '../../format/format.css';
import './sim-env.css';
import './rules/sim-env-rules.css';
import { IconCopy } from 'virtual:icons';
import { asShownName } from '@clearbench/contracts/shown-name';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { addResource } from '../../admin-resource/add-resource.ts';
import { ResourceForm } from '../../admin-resource/resource-form.tsx';
import type { Tabs } from '../../admin-resource/resource-head.tsx';
import { ResourcePage } from '../../admin-resource/resource-page.tsx';
import { type Edited, useEdited } from '../../admin-resource/use-edited.ts';
import { ChannelsView } from '../../channel/channels-view.tsx';
import { ButtonLink } from '../../parts/button-link.tsx';
import { ScenarioEditor } from '../../scenario/scenario-editor.tsx';
import { environmentScenarios } from '../../scenario/scenario-resources.ts';
import { selectSimEnvs } from '../sim-env-slice.ts';
import { ClearingSection, LimitSection, ScenarioSection } from './clearing-section.tsx';
import { DeleteSimEnv } from './delete-sim-env.tsx';
import { choicesRequested, peopleTyped, selectDirectory } from './directory-slice.ts';
import { MemberSection } from './member-section.tsx';
import { simEnvRules } from './rules/sim-env-rules-resource.ts';
import { SimEnvRulesView } from './rules/sim-env-rules-view.tsx';
import { NameSection, RuleSection } from './setting-sections.tsx';
import { faultsIn } from './sim-env-faults.ts';
import { clonedSimEnv, type SimEnvForm, type StoredSimEnv } from './sim-env-form.ts';
import { simEnvs } from './sim-env-resource.ts';

addResource(simEnvs);
addResource(environmentScenarios);

type EditedSimEnv = Edited<StoredSimEnv, SimEnvForm>;

const tabs: Tabs<string> = {
  parameter: 'tab',
  textOf: (tab) => `editing.tab.${tab}`,
  names: ['form', 'scenarios', 'rules', 'channels', 'history'],
};

const Sections = ({ edited: { shown, stored, isNew, change } }: { readonly edited: EditedSimEnv }) => {
  const { t } = useTranslation();
  const { calendars, envelopes, formats } = useSelector(selectDirectory);
  const groups = [...new Set(useSelector(selectSimEnvs).map(({ environmentGroup }) => environmentGroup))].sort();
  const faults = faultsIn(shown);
  const fault = (field: keyof SimEnvForm): string | undefined => {
    const key = faults[field];
    return key === undefined || key === 'missing' ? undefined : t(`simEnvAdmin.fault.${key}`);
  };
  const section = { shown, fault, isNew, onChange: change };
  return (
    <>
      <NameSection {...section} groups={groups} />
      <RuleSection {...section} added={formats} />
      <ClearingSection {...section} calendars={calendars} envelopes={envelopes} />
      <ScenarioSection {...section} />
      <LimitSection {...section} />
      <MemberSection shown={shown} stored={stored} onChange={change} />
    </>
  );
};

const useValueText = () => {
  const { t } = useTranslation();
  return (field: keyof SimEnvForm, values: SimEnvForm): string => {
    const value = values[field];
    if (typeof value === 'boolean') return t(value ? 'plan.yes' : 'plan.no');
    if (Array.isArray(value)) return value.join(', ') || t('editing.none');
    const isText = typeof value === 'number' || (typeof value === 'string' && value !== '');
    return isText ? String(value) : t('editing.none');
  };
};

const useHead = () => {
  const { t } = useTranslation();
  return ({ stored }: EditedSimEnv) => {
    if (!stored) return { title: t('simEnvAdmin.new'), subtitle: t('simEnvAdmin.newBody') };
    const { environmentId, environmentName, files, members, changedRules } = stored;
    const facts = [
      t('simEnvAdmin.heldFiles', { count: files.total }),
      t('simEnvAdmin.memberCount', { count: members.length }),
      ...(changedRules > 0 ? [t('simEnvRules.changed', { count: changedRules })] : []),
    ];
    return {
      title: environmentName,
      subtitle: facts.join(' · '),
      actions: (
        <ButtonLink to={`/admin/simenv/create?from=${environmentId}`} icon={<IconCopy size={15} aria-hidden="true" />}>
          {t('simEnvAdmin.clone')}
        </ButtonLink>
      ),
    };
  };
};

/** Loads the options of the form, and discards the severities of rules and the scenarios when the page is left. */
const useLookups = (environmentId: string): void => {
  const dispatch = useDispatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the severities are those of the environment of the address
  useEffect(() => {
    dispatch(choicesRequested());
    dispatch(peopleTyped(''));
    return () => {
      dispatch(simEnvRules.edit.actions.left());
      dispatch(environmentScenarios.edit.actions.left());
    };
  }, [dispatch, environmentId]);
};

/** An environment or a new one; `from` in the address names the one to copy. */
export const SimEnvPage = () => {
  const { t } = useTranslation();
  const { simEnvId = '' } = useParams();
  const [params] = useSearchParams();
  const from = simEnvId === '' ? (params.get('from') ?? '') : '';
  const rules = useEdited(simEnvRules);
  const scenarios = useEdited(environmentScenarios);
  const head = useHead();
  const valueText = useValueText();
  useLookups(simEnvId);
  const copy = (stored: StoredSimEnv): SimEnvForm =>
    clonedSimEnv(stored, asShownName(t('simEnvAdmin.copyOf', { name: stored.environmentName }).slice(0, 60)));
  return (
    <ResourcePage
      key={`${simEnvId} ${from}`}
      resource={simEnvs}
      id={simEnvId}
      copyOf={from === '' ? undefined : { id: from, copy }}
      className="sim-env-editor"
      back={{ to: simEnvs.addresses.list, text: t('simEnvAdmin.back') }}
      loadingTitle={t(simEnvId === '' ? 'simEnvAdmin.new' : 'simEnvAdmin.title')}
      head={head}
      tabs={tabs}
      otherUnsaved={rules.unsaved || scenarios.unsaved}
      removeDialog={(stored, dialog) => <DeleteSimEnv environment={stored} {...dialog} />}
    >
      {(edited, askRemove, tab) =>
        tab === 'rules' ? (
          <SimEnvRulesView environmentId={simEnvId} />
        ) : tab === 'channels' && edited.stored ? (
          <ChannelsView environmentId={simEnvId} versions={edited.stored.versions} members={edited.stored.members} />
        ) : tab === 'scenarios' ? (
          <ScenarioEditor
            resource={environmentScenarios}
            id={simEnvId}
            environmentToken={edited.stored?.environmentToken ?? ''}
            of="environment"
          />
        ) : (
          <ResourceForm
            resource={simEnvs}
            edited={edited}
            valueText={valueText}
            complete={Object.keys(faultsIn(edited.shown)).length === 0}
            onRemove={edited.stored && askRemove}
          >
            <Sections edited={edited} />
          </ResourceForm>
        )
      }
    </ResourcePage>
  );
};
