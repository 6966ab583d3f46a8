import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { ResourceForm } from '../../../admin-resource/resource-form.tsx';
import { useEdited } from '../../../admin-resource/use-edited.ts';
import { severitiesText } from '../../../format/rule-severities.ts';
import { FilterBar } from '../../../listing/filter-bar.tsx';
import { ProblemNotice } from '../../../parts/problem-notice.tsx';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { foundRules } from './found-rules.ts';
import { SimEnvRuleTable } from './sim-env-rule-table.tsx';
import type { StoredSimEnvRules } from './sim-env-rules-calls.ts';
import { simEnvRules } from './sim-env-rules-resource.ts';

type Severities = Readonly<RuleSeverities>;
type FilterProps = { readonly count: number; readonly onlyChanged: boolean; readonly onOnly: (only: boolean) => void };

const Filter = ({ count, onlyChanged, onOnly }: FilterProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{t('simEnvRules.which')}</legend>
      {[false, true].map((only) => (
        <button
          key={String(only)}
          type="button"
          className="segment"
          aria-pressed={onlyChanged === only}
          onClick={() => onOnly(only)}
        >
          {only ? t('simEnvRules.onlyChanged', { count }) : t('simEnvRules.all')}
        </button>
      ))}
    </fieldset>
  );
};

type RulesProps = {
  readonly stored: StoredSimEnvRules;
  readonly severities: Severities;
  readonly onChange: (severities: Severities) => void;
};

const Rules = ({ stored: { ruleSet }, severities, onChange }: RulesProps) => {
  const { t } = useTranslation();
  const [typed, type] = useState('');
  const [onlyChanged, only] = useState(false);
  const count = Object.keys(severities).length;
  const wordsOf = (ruleId: string): string => t(`help.${ruleId}`);
  const total = onlyChanged ? count : ruleSet.length;
  const found = foundRules(ruleSet, { typed, onlyChanged, severities, wordsOf });
  return (
    <>
      <p className="muted format-intro">{t('simEnvRules.body')}</p>
      <div className="format-filters">
        <Filter count={count} onlyChanged={onlyChanged} onOnly={only} />
        {count > 0 && (
          <button type="button" className="link-button" onClick={() => onChange({})}>
            {t('simEnvRules.allAsFormat')}
          </button>
        )}
      </div>
      <FilterBar label={t('simEnvRules.find')} found={found} total={total} typed={typed} type={type} pays />
      {found.length > 0 && (
        <SimEnvRuleTable rules={ruleSet} found={found} severities={severities} onChange={onChange} />
      )}
      {found.length === 0 && typed === '' && <p className="muted">{t('simEnvRules.noneChanged')}</p>}
    </>
  );
};

/** The severities of rules in an environment. Unsaved changes are kept while another tab is open. */
export const SimEnvRulesView = ({ environmentId }: { readonly environmentId: string }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const edited = useEdited(simEnvRules);
  const { id, status, problem, stored, shown, change } = edited;
  const { opened } = simEnvRules.edit.actions;
  useEffect(() => {
    if (id !== environmentId) dispatch(opened(environmentId));
  }, [dispatch, opened, id, environmentId]);
  if (status === 'error' && problem)
    return (
      <ProblemNotice
        problem={problem}
        titleKey={simEnvRules.readFailed}
        onRetry={() => dispatch(opened(environmentId))}
      />
    );
  if (!stored || id !== environmentId) return <Skeletons rows={12} />;
  return (
    <ResourceForm
      resource={simEnvRules}
      edited={edited}
      complete
      valueText={(_, { severities }) => severitiesText(t, severities)}
    >
      <Rules stored={stored} severities={shown.severities} onChange={(severities) => change({ severities })} />
    </ResourceForm>
  );
};
