import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { EditingForm } from '../editing/editing-form.tsx';
import { HistoryView } from '../history/history-view.tsx';
import { BackLink } from '../parts/back-link.tsx';
import { Button } from '../parts/button.tsx';
import { type FormatEdit, formatEditSlice, type Severities, type StoredFormat } from './format-slices.ts';
import { RemoveFormat } from './remove-format.tsx';
import { saySeverities } from './rule-severities.ts';
import { RuleTable } from './rule-table.tsx';
import { CompareView, StructureView } from './structure-view.tsx';
import { useMessageWords } from './use-message-words.ts';

const { chosen, discarded, saveRequested, removeRequested } = formatEditSlice.actions;
const views = ['rules', 'structure', 'compare', 'history'] as const;
type View = (typeof views)[number];

const useView = (): readonly [View, (view: View) => void] => {
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get('view')) ?? 'rules';
  return [view, (next) => setParams(next === 'rules' ? {} : { view: next }, { replace: true })];
};

const UsedBy = ({ stored }: { readonly stored: StoredFormat }) => {
  const { t } = useTranslation();
  const { environments, templates, files } = stored;
  return (
    <dl className="head-facts">
      <div>
        <dt>{t('formatAdmin.environments')}</dt>
        <dd>{environments.length === 0 ? t('editing.none') : environments.join(', ')}</dd>
      </div>
      <div>
        <dt>{t('formatAdmin.templates')}</dt>
        <dd title={templates.join(', ')}>{templates.length}</dd>
      </div>
      <div>
        <dt>{t('formatAdmin.files')}</dt>
        <dd>{files}</dd>
      </div>
    </dl>
  );
};

type HeadProps = { readonly stored: StoredFormat; readonly isFirst: boolean; readonly onRemove: () => void };

const Head = ({ stored, isFirst, onRemove }: HeadProps) => {
  const { t } = useTranslation();
  const wordsOf = useMessageWords();
  const [view, turnTo] = useView();
  const { messageType, messageScheme, rbVersion, added } = stored;
  return (
    <header className="account-head">
      <BackLink to="/admin/formats/formats">{t('formatAdmin.back')}</BackLink>
      <div className="page-head">
        <div>
          <h1>{messageType}</h1>
          <p className="muted">
            {wordsOf(messageType)} · {t(`formatAdmin.short.${messageScheme}`)} {rbVersion}
          </p>
        </div>
        <div className="format-turns">
          {(added || !isFirst) && (
            <Button icon={<IconTrash size={15} aria-hidden="true" />} onClick={onRemove}>
              {t(added ? 'editing.remove' : 'formatAdmin.reset')}
            </Button>
          )}
          <fieldset className="segments">
            <legend className="only-spoken">{t('editing.tabs')}</legend>
            {views
              .filter((one) => one !== 'history' || !isFirst)
              .map((one) => (
                <button
                  key={one}
                  type="button"
                  className="segment"
                  aria-pressed={view === one}
                  onClick={() => turnTo(one)}
                >
                  {t(`formatAdmin.view.${one}`)}
                </button>
              ))}
          </fieldset>
        </div>
      </div>
      <UsedBy stored={stored} />
    </header>
  );
};

const Rules = ({ edit, stored }: { readonly edit: FormatEdit; readonly stored: StoredFormat }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const severities = edit.draft.severities ?? stored.severities;
  const count = Object.keys(severities).length;
  const change = (next: Severities) => void dispatch(chosen({ severities: next }));
  return (
    <EditingForm
      names={{ severities: t('formatAdmin.changedRules') }}
      say={(_, value) => saySeverities(t, value as Severities)}
      editing={edit}
      blocked={false}
      onSave={() => dispatch(saveRequested())}
      onDiscard={() => dispatch(discarded())}
    >
      <div className="format-filters">
        <p className="muted">{t('formatAdmin.rulesBody', { count })}</p>
        {count > 0 && (
          <button type="button" className="link-button" onClick={() => change({})}>
            {t('formatAdmin.allUsual')}
          </button>
        )}
      </div>
      <RuleTable rules={stored.ruleSet} severities={severities} onChange={change} />
    </EditingForm>
  );
};

/** A message of a rulebook: how grave its rules are, what may stand in it, what became of it. */
export const FormatEditor = ({ edit, stored }: { readonly edit: FormatEdit; readonly stored: StoredFormat }) => {
  const [view] = useView();
  const dispatch = useDispatch();
  const [asking, ask] = useState(false);
  return (
    <div className="admin-form format-editor">
      <Head stored={stored} isFirst={stored.version === 0} onRemove={() => ask(true)} />
      {view === 'rules' && <Rules edit={edit} stored={stored} />}
      {view === 'structure' && <StructureView format={stored} />}
      {view === 'compare' && <CompareView format={stored} />}
      {view === 'history' && <HistoryView noun="format" id={stored.id} />}
      {asking && (
        <RemoveFormat
          stored={stored}
          edit={edit}
          onRemove={() => dispatch(removeRequested(''))}
          onClose={() => ask(false)}
        />
      )}
    </div>
  );
};
