import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '../parts/back-link.tsx';

type Props = {
  /** Missing where the page is no part of a list. */
  readonly back?: { readonly to: string; readonly text: string };
  readonly title: string;
  readonly says?: ReactNode;
  readonly actions?: ReactNode;
  /** Whether there is a history to look at. */
  readonly hasHistory: boolean;
  /** Where there are others than the settings and their history. */
  readonly tabs?: readonly Tab[];
};

type Tab = 'form' | 'rules' | 'history';

const usualTabs: readonly Tab[] = ['form', 'history'];

/** Which tab of a thing's page the address names: the first where it names none. */
export const useTab = (tabs: readonly Tab[] = usualTabs): readonly [Tab, (tab: Tab) => void] => {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'form';
  return [tab, (next) => setParams(next === 'form' ? {} : { tab: next }, { replace: true })];
};

const Tabs = ({ tabs }: { readonly tabs: readonly Tab[] }) => {
  const { t } = useTranslation();
  const [tab, turnTo] = useTab(tabs);
  return (
    <fieldset className="segments">
      <legend className="only-spoken">{t('editing.tabs')}</legend>
      {tabs.map((one) => (
        <button key={one} type="button" className="segment" aria-pressed={tab === one} onClick={() => turnTo(one)}>
          {t(`editing.tab.${one}`)}
        </button>
      ))}
    </fieldset>
  );
};

/** What the page is about, and the ways on. */
export const EditingHead = ({ back, title, says, actions, hasHistory, tabs = usualTabs }: Props) => (
  <header className="account-head">
    {back && <BackLink to={back.to}>{back.text}</BackLink>}
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        {says && <p className="muted">{says}</p>}
      </div>
      <div className="row-of-buttons editing-actions">
        {hasHistory && <Tabs tabs={tabs} />}
        {actions}
      </div>
    </div>
  </header>
);
