import { useTranslation } from 'react-i18next';
import { BackLink } from '../parts/back-link.tsx';
import { TroubleBox } from '../parts/trouble-box.tsx';
import { isNowhere, type Trouble } from '../saga/trouble.ts';

type Props = {
  readonly trouble: Trouble;
  readonly titleKey: string;
  readonly back: { readonly to: string; readonly text: string };
  readonly onRetry: () => void;
};

/** An address no thing has, or no thing can have: trying again cannot help. */
const Nowhere = ({ errorKey, params }: Trouble) => {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <h1>{t('editing.nowhere')}</h1>
      {errorKey !== 'request.invalid' && <p className="muted">{t(`error.${errorKey}`, params)}</p>}
    </div>
  );
};

/** In the place of a form whose thing could not be read: why, and the way back to the others. */
export const ReadTrouble = ({ trouble, titleKey, back, onRetry }: Props) => (
  <div className="admin-form">
    <header className="account-head">
      <BackLink to={back.to}>{back.text}</BackLink>
      {isNowhere(trouble) && <Nowhere {...trouble} />}
    </header>
    {!isNowhere(trouble) && <TroubleBox isPage trouble={trouble} titleKey={titleKey} onRetry={onRetry} />}
  </div>
);
