import { IconX } from 'virtual:icons';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { IconButton } from '../parts/button.tsx';
import { selectStartUp } from '../start-up/start-up-slice.ts';
import { dropToast, onToasts, toastsShown } from './notices.ts';

const ShownToasts = () => {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(onToasts, toastsShown);
  return (
    <section className="toasts" aria-label={t('notice.label')} aria-live="polite">
      {toasts.map(({ id, tone, content, action }) => (
        <div key={id} className="toast" data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
          <p>
            {content}
            {action && (
              <>
                {' '}
                <button
                  type="button"
                  className="link-button toast-action"
                  onClick={() => {
                    dropToast(id);
                    action.run();
                  }}
                >
                  {action.text}
                </button>
              </>
            )}
          </p>
          <IconButton label={t('notice.close')} onClick={() => dropToast(id)}>
            <IconX size={14} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
    </section>
  );
};

/** Toasts, until they time out or the user closes them; none before the texts of the page are loaded. */
export const Toasts = () => (useSelector(selectStartUp).status === 'ready' ? <ShownToasts /> : null);
