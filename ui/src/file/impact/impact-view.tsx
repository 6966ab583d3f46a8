import { IconFileExport } from 'virtual:icons';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../parts/back-link.tsx';
import { MenuButton } from '../../parts/menu-button.tsx';
import { ProblemNotice } from '../../parts/problem-notice.tsx';
import { saveBlob } from '../../parts/save-blob.ts';
import { countsOf, csvOf, jsonOf, rulesOf } from './impact-figures.ts';
import { ImpactFiles } from './impact-files.tsx';
import { ImpactForm } from './impact-form.tsx';
import { ImpactRules } from './impact-rules.tsx';
import type { ImpactPorts, ImpactProgress, ImpactQuery } from './impact-run.ts';
import { type ImpactState, useImpact } from './use-impact.ts';

type ExportProps = { readonly query: ImpactQuery; readonly progress: ImpactProgress };

const Export = ({ query, progress: { items } }: ExportProps) => {
  const { t } = useTranslation();
  const name = `impact-${query.environmentToken}-${query.toRulebook ?? query.rbVersion ?? ''}`;
  const save = (text: string, type: string, ending: string) =>
    saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), `${name}.${ending}`);
  const formats = [
    { id: 'csv', text: 'CSV', run: () => save(csvOf(items), 'text/csv', 'csv') },
    { id: 'json', text: 'JSON', run: () => save(jsonOf(query, items), 'application/json', 'json') },
  ];
  return (
    <MenuButton className="button" menuLabel={t('impact.export')} parts={[{ items: formats }]} align="end">
      <IconFileExport size={15} aria-hidden="true" />
      {t('impact.export')}
    </MenuButton>
  );
};

/** The progress, and how many files would have errors. */
const Summary = ({ status, query, progress }: ImpactState) => {
  const { t } = useTranslation();
  if (!progress || !query) return null;
  const { items, total, notCovered } = progress;
  const { breaks, unchanged, tooLarge, failed } = countsOf(items);
  return (
    <div className="impact-summary">
      <div role="status">
        <strong className="figures">{t('impact.breaking', { count: breaks, all: items.length })}</strong>
        <p className="muted figures">
          {t('impact.progress', { finished: items.length, all: total })} · {t('impact.unchanged', { count: unchanged })}
          {tooLarge + failed > 0 && ` · ${t('impact.notValidated', { count: tooLarge + failed })}`}
        </p>
        {notCovered > 0 && <p className="muted">{t('impact.notCovered', { count: notCovered })}</p>}
      </div>
      {status === 'running' && <progress aria-label={t('impact.title')} max={total} value={items.length} />}
      {status !== 'running' && items.length > 0 && <Export query={query} progress={progress} />}
    </div>
  );
};

type Props = {
  readonly ports: ImpactPorts;
  readonly environmentToken: string;
  readonly environmentName: string;
  readonly rbVersion: RbVersion;
  readonly filesPath: string;
  /** The reason why validation is unavailable. */
  readonly reason: string | undefined;
};

/** Which files of an environment would have errors under another rulebook or on another day, and by which rules. */
export const ImpactView = ({ ports, environmentToken, environmentName, rbVersion, filesPath, reason }: Props) => {
  const { t } = useTranslation();
  const { state, start, stop } = useImpact(ports);
  const [chosen, setChosen] = useState<string>();
  const { status, progress, problem } = state;
  const items = useMemo(() => progress?.items ?? [], [progress]);
  const rules = useMemo(() => rulesOf(items), [items]);
  return (
    <div className="impact-page">
      <BackLink to={filesPath}>{t('removed.toFiles')}</BackLink>
      <h1>{t('impact.titleOf', { name: environmentName, rbVersion })}</h1>
      <p className="impact-explain">{t('impact.explain')}</p>
      {reason === undefined ? (
        <ImpactForm
          rbVersion={rbVersion}
          isRunning={status === 'running'}
          onStop={stop}
          onStart={(choice) => {
            setChosen(undefined);
            void start({ environmentToken, rbVersion, ...choice });
          }}
        />
      ) : (
        <p role="status">{reason}</p>
      )}
      {problem && <ProblemNotice problem={problem} titleKey="impact.failed" />}
      <Summary {...state} />
      {status === 'done' && items.length === 0 && <p className="muted">{t('impact.noFiles')}</p>}
      {rules.length > 0 && (
        <section>
          <h2>{t('impact.byRule')}</h2>
          <ImpactRules rules={rules} chosen={chosen} onChoose={setChosen} />
        </section>
      )}
      <ImpactFiles items={items} ruleId={chosen} />
    </div>
  );
};
