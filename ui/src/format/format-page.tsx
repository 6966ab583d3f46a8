import './format.css';
import { IconTrash } from 'virtual:icons';
import { numberText } from '@clearbench/contracts/translation/number-text';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { addResource } from '../admin-resource/add-resource.ts';
import { ResourceForm } from '../admin-resource/resource-form.tsx';
import type { Tabs } from '../admin-resource/resource-head.tsx';
import { ResourcePage } from '../admin-resource/resource-page.tsx';
import type { Edited } from '../admin-resource/use-edited.ts';
import { Button } from '../parts/button.tsx';
import type { FormatForm, StoredFormat } from './format-form.ts';
import { formats } from './format-resource.ts';
import { RemoveFormat } from './remove-format.tsx';
import { severitiesText } from './rule-severities.ts';
import { RuleTable } from './rule-table.tsx';
import { CompareView, StructureView } from './structure-view.tsx';
import { structuresLeft } from './structures-slice.ts';
import { useMessageTexts } from './use-message-texts.ts';

addResource(formats);

type EditedFormat = Edited<StoredFormat, FormatForm>;

const tabs: Tabs<string> = {
  parameter: 'view',
  textOf: (view) => `formatAdmin.view.${view}`,
  names: ['rules', 'structure', 'compare', 'history'],
};

const UsedBy = ({ stored: { environments, templates, files } }: { readonly stored: StoredFormat }) => {
  const { t, i18n } = useTranslation();
  return (
    <dl className="head-facts">
      <div>
        <dt>{t('formatAdmin.environments')}</dt>
        <dd>{environments.length === 0 ? t('editing.none') : environments.join(', ')}</dd>
      </div>
      <div>
        <dt>{t('formatAdmin.templates')}</dt>
        <dd title={templates.join(', ')}>{numberText(templates.length, i18n.language)}</dd>
      </div>
      <div>
        <dt>{t('formatAdmin.files')}</dt>
        <dd>{numberText(files, i18n.language)}</dd>
      </div>
    </dl>
  );
};

const useHead = () => {
  const { t } = useTranslation();
  const wordsOf = useMessageTexts();
  return ({ stored }: EditedFormat, askRemove: () => void) => {
    if (!stored) return { title: t('formatAdmin.title') };
    const { messageType, messageScheme, rbVersion, added, version } = stored;
    return {
      title: messageType,
      subtitle: `${wordsOf(messageType)} · ${t(`formatAdmin.short.${messageScheme}`)} ${rbVersion}`,
      facts: <UsedBy stored={stored} />,
      actions: (added || version > 0) && (
        <Button icon={<IconTrash size={15} aria-hidden="true" />} onClick={askRemove}>
          {t(added ? 'editing.remove' : 'formatAdmin.reset')}
        </Button>
      ),
    };
  };
};

const Rules = ({ edited, stored }: { readonly edited: EditedFormat; readonly stored: StoredFormat }) => {
  const { t } = useTranslation();
  const { shown, change } = edited;
  const count = Object.keys(shown.severities).length;
  return (
    <ResourceForm
      resource={formats}
      edited={edited}
      complete
      valueText={(_, { severities }) => severitiesText(t, severities)}
    >
      <div className="format-filters">
        <p className="muted">{t('formatAdmin.rulesBody', { count })}</p>
        {count > 0 && (
          <button type="button" className="link-button" onClick={() => change({ severities: {} })}>
            {t('formatAdmin.allUsual')}
          </button>
        )}
      </div>
      <RuleTable
        rules={stored.ruleSet}
        severities={shown.severities}
        onChange={(severities) => change({ severities })}
      />
    </ResourceForm>
  );
};

/** A format: the severities of its rules, its structure, and its history. */
export const FormatPage = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { formatId = '' } = useParams();
  const head = useHead();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the structures of a format are dropped with its page
  useEffect(() => () => void dispatch(structuresLeft()), [dispatch, formatId]);
  return (
    <ResourcePage
      resource={formats}
      id={formatId}
      className="format-editor"
      back={{ to: formats.addresses.list, text: t('formatAdmin.back') }}
      loadingTitle={t('formatAdmin.title')}
      head={head}
      tabs={tabs}
      hasHistory={({ version }) => version > 0}
      removeDialog={(stored, dialog) => <RemoveFormat stored={stored} {...dialog} />}
    >
      {(edited, _, view) => {
        if (!edited.stored) return null;
        if (view === 'structure') return <StructureView format={edited.stored} />;
        return view === 'compare' ? (
          <CompareView format={edited.stored} />
        ) : (
          <Rules edited={edited} stored={edited.stored} />
        );
      }}
    </ResourcePage>
  );
};
