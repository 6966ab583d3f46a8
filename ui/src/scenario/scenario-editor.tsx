import './scenario.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { ResourceForm } from '../admin-resource/resource-form.tsx';
import { type Edited, useEdited } from '../admin-resource/use-edited.ts';
import { FormSection } from '../editing/form-section.tsx';
import { fetchPane } from '../file/editor/monaco/fetch-pane.ts';
import type { Jump } from '../file/editor/monaco/text-pane.tsx';
import { useShownColorScheme } from '../look-and-feel/color-scheme.ts';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { Spinner } from '../parts/spinner.tsx';
import { DryRunPanel } from './dry-run-panel.tsx';
import { FaultList } from './fault-list.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { placeOfRule } from './place-of-rule.ts';
import type { ScenarioForm, ScenarioResource, StoredScenarios } from './scenario-resources.ts';
import { type ListCheck, useListCheck } from './use-list-check.ts';
import { VersionList } from './version-list.tsx';

const ScenarioPane = lazy(async () => {
  await fetchPane();
  return { default: (await import('./scenario-pane.tsx')).ScenarioPane };
});

type EditedScenarios = Edited<StoredScenarios, ScenarioForm>;

type Props = {
  readonly resource: ScenarioResource;
  /** The id of the environment, or its token for the own list of a tester. */
  readonly id: string;
  readonly environmentToken: string;
  readonly of: 'environment' | 'tester';
};

type PaneProps = {
  readonly edited: EditedScenarios;
  readonly check: ListCheck;
  readonly fileName: string;
};

/** The rule that the address names. */
const useRuleOfAddress = (text: string): Jump | undefined => {
  const [params] = useSearchParams();
  const rule = params.get('rule');
  // The place in the text as opened: typing does not move the cursor there again.
  const [place] = useState(() => (rule === null ? undefined : placeOfRule(text, rule)));
  return place;
};

const TextSection = ({ edited: { shown, change }, check, fileName }: PaneProps) => {
  const { t } = useTranslation();
  const dark = useShownColorScheme() === 'dark';
  const start = useRuleOfAddress(shown.text);
  const [jump, setJump] = useState(start);
  const onChange = (text: string) => change({ text });
  return (
    <section className="scenario-text" aria-label={t('scenario.title')}>
      <p className="muted">{t('scenario.body')}</p>
      <ListToolbar text={shown.text} fileName={fileName} onChange={onChange} />
      <div className="scenario-pane">
        <Suspense fallback={<Spinner />}>
          <ScenarioPane
            value={shown.text}
            faults={check.faults}
            jump={jump}
            label={t('scenario.title')}
            dark={dark}
            onChange={onChange}
          />
        </Suspense>
      </div>
      <FaultList check={check} onJump={(to) => setJump({ ...to })} />
    </section>
  );
};

const Lists = ({ resource, id, environmentToken, of, edited }: Props & { readonly edited: EditedScenarios }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { shown, stored, unsaved } = edited;
  const check = useListCheck(shown.text, of);
  return (
    <ResourceForm
      resource={resource}
      edited={edited}
      complete={!check.isFaulty}
      valueText={(_, { text }) => text.slice(0, 80)}
    >
      <TextSection edited={edited} check={check} fileName={`scenarios-${environmentToken}`} />
      <FormSection title={t('scenario.dryRun.title')} help={t('scenario.dryRun.help')}>
        <DryRunPanel environmentToken={environmentToken} of={of} text={shown.text} isGood={check.isGood} />
      </FormSection>
      <FormSection title={t('scenario.versions')} help={t('scenario.versionsHelp')}>
        {stored && (
          <VersionList
            resource={resource}
            stored={stored}
            text={shown.text}
            unsaved={unsaved}
            onRestored={() => void dispatch(resource.edit.actions.opened(id))}
          />
        )}
      </FormSection>
    </ResourceForm>
  );
};

/** A scenario list: its text with errors, the dry run and the versions. Unsaved changes are kept while another tab is open. */
export const ScenarioEditor = (props: Props) => {
  const { resource, id } = props;
  const dispatch = useDispatch();
  const edited = useEdited(resource);
  const { opened } = resource.edit.actions;
  useEffect(() => {
    if (edited.id !== id) dispatch(opened(id));
  }, [dispatch, opened, edited.id, id]);
  if (edited.status === 'error' && edited.problem)
    return (
      <ProblemNotice problem={edited.problem} titleKey={resource.readFailed} onRetry={() => dispatch(opened(id))} />
    );
  if (!edited.stored || edited.id !== id) return <Skeletons rows={12} />;
  return <Lists {...props} edited={edited} />;
};
