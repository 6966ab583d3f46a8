import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '../parts/back-link.tsx';

/** The tabs of a page: the search parameter that names them, and the keys of their names. */
export type Tabs<Tab extends string> = {
  readonly parameter: string;
  textOf(tab: string): string;
  /** The first tab is shown if the address names none. */
  readonly names: readonly [Tab, ...Tab[]];
};

export const formAndHistory: Tabs<'form' | 'history'> = {
  parameter: 'tab',
  textOf: (tab) => `editing.tab.${tab}`,
  names: ['form', 'history'],
};

/** The tab that the address names, and how to open another one. */
export const useTab = <Tab extends string>({ parameter, names }: Tabs<Tab>): readonly [Tab, (tab: Tab) => void] => {
  const [params, setParams] = useSearchParams();
  const tab = names.find((name) => name === params.get(parameter)) ?? names[0];
  return [tab, (next) => setParams(next === names[0] ? {} : { [parameter]: next }, { replace: true })];
};

export const TabButtons = <Tab extends string>({ tabs }: { readonly tabs: Tabs<Tab> }) => {
  const { t } = useTranslation();
  const [tab, open] = useTab(tabs);
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{t('editing.tabs')}</legend>
      {tabs.names.map((name) => (
        <button key={name} type="button" className="segment" aria-pressed={tab === name} onClick={() => open(name)}>
          {t(tabs.textOf(name))}
        </button>
      ))}
    </fieldset>
  );
};

export type HeadProps = {
  /** Missing if the page belongs to no list. */
  readonly back?: { readonly to: string; readonly text: string } | undefined;
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** Facts below the title. */
  readonly facts?: ReactNode;
};

/** The head of an edit page: the way back, the title, the tabs and further actions. */
export const ResourceHead = ({
  back,
  title,
  subtitle,
  actions,
  facts,
  tabs,
}: HeadProps & { readonly tabs?: ReactNode }) => (
  <header className="resource-head">
    {back && <BackLink to={back.to}>{back.text}</BackLink>}
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        {subtitle && <p className="muted">{subtitle}</p>}
      </div>
      <div className="row-of-buttons resource-actions">
        {tabs}
        {actions}
      </div>
    </div>
    {facts}
  </header>
);
