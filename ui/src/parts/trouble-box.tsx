import { useTranslation } from 'react-i18next';
import type { Trouble } from '../saga/trouble.ts';
import { Button } from './button.tsx';

type Props = { readonly trouble: Trouble; readonly titleKey: string; readonly onRetry?: () => void };

/** Says what could not be done, why, and lets the reader try again. */
export const TroubleBox = ({ trouble, titleKey, onRetry }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="trouble-box" role="alert">
      <h2>{t(titleKey)}</h2>
      <p>{t(`error.${trouble.errorKey}`, trouble.params)}</p>
      {onRetry && <Button onClick={onRetry}>{t('page.retry')}</Button>}
    </div>
  );
};
