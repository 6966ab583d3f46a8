import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Button } from '../../parts/button.tsx';
import { type ChangeState, draftDropped } from './change-slice.ts';

type Props = { readonly change: ChangeState; readonly ready: boolean };

const Said = ({ status, trouble, draft }: ChangeState) => {
  const { t } = useTranslation();
  // What is stale is said above the form, with what to do about it.
  if (trouble && trouble.errorKey !== 'settings.stale')
    return <p className="form-trouble">{t(`error.${trouble.errorKey}`, trouble.params)}</p>;
  if (status === 'saved') return <p className="form-good">{t('appSettings.saved')}</p>;
  return <p className="muted">{t(draft ? 'appSettings.unsaved' : 'editing.unchanged')}</p>;
};

/** What happened or is about to, and the buttons; always in sight. */
export const SettingsFoot = ({ change, ready }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <footer className="form-foot">
      <div className="form-said" role="status">
        <Said {...change} />
      </div>
      {change.draft && (
        <button type="button" className="link-button" onClick={() => dispatch(draftDropped())}>
          {t('appSettings.discard')}
        </button>
      )}
      <Button type="submit" tone="primary" large disabled={!ready}>
        {t(change.status === 'loading' ? 'appSettings.saving' : 'appSettings.save')}
        <kbd className="kbd-on-accent">Ctrl S</kbd>
      </Button>
    </footer>
  );
};
