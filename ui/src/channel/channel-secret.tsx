import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../notice/notify.ts';
import { Button } from '../parts/button.tsx';

/** A secret for signatures, or the password of an SFTP channel. */
export type ShownSecret = { readonly kind: 'secret' | 'password'; readonly text: string };

type Props = { readonly secret: ShownSecret; readonly onSeen: () => void };

/** A new secret, shown only once; it has the focus and is selected. */
export const ChannelSecret = ({ secret: { kind, text }, onSeen }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ tone: 'good', textKey: `channel.${kind}Copied` });
    } catch {
      field.current?.select();
      notify({ tone: 'primary', textKey: 'token.notCopied' });
    }
  };
  return (
    <div className="callout channel-secret" data-tone="good">
      <label htmlFor={id}>{t(`channel.${kind}Made`)}</label>
      <div className="channel-secret-row">
        <input id={id} ref={field} className="input input-code" readOnly spellCheck={false} value={text} />
        <Button tone="primary" onClick={() => void copy()}>
          {t('token.copy')}
        </Button>
        <Button onClick={onSeen}>{t('token.seen')}</Button>
      </div>
    </div>
  );
};
