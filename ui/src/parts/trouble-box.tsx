import { useTranslation } from 'react-i18next';
import type { Trouble } from '../saga/trouble.ts';
import { Button } from './button.tsx';

type Props = {
  readonly trouble: Trouble;
  readonly titleKey: string;
  readonly onRetry?: () => void;
  /** The box is the only content of the page. */
  readonly isPage?: boolean;
};

/** An error with its reason and a retry button. */
export const TroubleBox = ({ trouble, titleKey, onRetry, isPage = false }: Props) => {
  const { t } = useTranslation();
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className="trouble-box" role="alert">
      <Title>{t(titleKey)}</Title>
      <p>{t(`error.${trouble.errorKey}`, trouble.params)}</p>
      {onRetry && <Button onClick={onRetry}>{t('page.retry')}</Button>}
    </div>
  );
};
