import { useTranslation } from 'react-i18next';
import type { Problem } from '../saga/problem.ts';
import { Button } from './button.tsx';

type Props = {
  readonly problem: Problem;
  readonly titleKey: string;
  readonly onRetry?: () => void;
  /** The box is the only content of the page. */
  readonly isPage?: boolean;
};

/** An error with its reason and a retry button. */
export const ProblemNotice = ({ problem, titleKey, onRetry, isPage = false }: Props) => {
  const { t } = useTranslation();
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className="problem-notice" role="alert">
      <Title>{t(titleKey)}</Title>
      <p>{t(`error.${problem.errorKey}`, problem.params)}</p>
      {onRetry && <Button onClick={onRetry}>{t('page.retry')}</Button>}
    </div>
  );
};
