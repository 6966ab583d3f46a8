import { useTranslation } from 'react-i18next';
import { BackLink } from '../parts/back-link.tsx';
import { TroubleBox } from '../parts/trouble-box.tsx';
import { isNowhere, type Trouble } from '../saga/trouble.ts';

type Props = {
  readonly trouble: Trouble;
  readonly titleKey: string;
  readonly back?: { readonly to: string; readonly text: string } | undefined;
  readonly onRetry: () => void;
};

/** The address names no resource, or this resource cannot have one: a retry cannot help. */
const NotFound = ({ errorKey, params }: Trouble) => {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <h1>{t('editing.nowhere')}</h1>
      {errorKey !== 'request.invalid' && <p className="muted">{t(`error.${errorKey}`, params)}</p>}
    </div>
  );
};

/** Shown instead of a resource that could not be read: the reason, and the way back to the list. */
export const ReadTrouble = ({ trouble, titleKey, back, onRetry }: Props) => (
  <div className="admin-form">
    <header className="resource-head">
      {back && <BackLink to={back.to}>{back.text}</BackLink>}
      {isNowhere(trouble) && <NotFound {...trouble} />}
    </header>
    {!isNowhere(trouble) && <TroubleBox isPage trouble={trouble} titleKey={titleKey} onRetry={onRetry} />}
  </div>
);
