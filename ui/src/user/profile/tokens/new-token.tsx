import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { notify } from '../../../notice/notify.ts';
import { Button } from '../../../parts/button.tsx';
import { madeTokenSeen } from './token-slice.ts';

/** A new token, shown only once; it has the focus and is selected. */
export const NewToken = ({ token }: { readonly token: string }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  // Leaving the field closes it.
  useEffect(() => () => void dispatch(madeTokenSeen()), [dispatch]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(token);
      notify({ tone: 'good', textKey: 'token.copied' });
    } catch {
      field.current?.select();
      notify({ tone: 'primary', textKey: 'token.notCopied' });
    }
  };
  return (
    <div className="callout made-token" data-tone="good">
      <label htmlFor={id}>{t('token.made')}</label>
      <div className="made-token-row">
        <input
          id={id}
          ref={field}
          className="input input-code"
          readOnly
          spellCheck={false}
          value={token}
          onFocus={({ target }) => target.select()}
        />
        <Button tone="primary" onClick={() => void copy()}>
          {t('token.copy')}
        </Button>
        <Button onClick={() => dispatch(madeTokenSeen())}>{t('token.seen')}</Button>
      </div>
    </div>
  );
};
