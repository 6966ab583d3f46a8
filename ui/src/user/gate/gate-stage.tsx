import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from '../../parts/button.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { SignInStage } from '../../parts/sign-in-stage.tsx';
import { selectSendsMail } from '../../settings/settings-slice.ts';
import { SignOutQuestion } from '../sign-out/sign-out-question.tsx';
import { selectUser, sessionRequested, signOutRequested } from '../user-slice.ts';
import { DeleteAccount } from './delete-account.tsx';

/** The interval in milliseconds at which a visible page checks the account; hidden pages wait for the heartbeat. */
const every = 10_000;

/** Checks whether access was granted: on return to the page, and periodically while it is visible. */
const useRecheck = (): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') dispatch(sessionRequested());
    };
    const timer = setInterval(look, every);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [dispatch]);
};

export type GateReason = 'verify' | 'disabled' | 'approvalWait' | 'rejected';

type Props = {
  readonly reason: GateReason;
  /** The text about the next step, if it differs from the default of this page. */
  readonly instead?: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
};

/** A page for an account without access: the reason, the next step, and links. It closes when access is granted. */
export const GateStage = ({ reason, instead, action, children }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const sendsMail = useSelector(selectSendsMail);
  useRecheck();
  return (
    <SignInStage>
      <SignOutQuestion />
      <PageTitle title={t(`waiting.${reason}.title`)} />
      <h1>{t(`waiting.${reason}.title`)}</h1>
      <p>{instead ?? t(`waiting.${reason}.body`, { email: user?.email ?? '' })}</p>
      {instead === undefined && <p className="muted">{t(`waiting.${reason}.next`)}</p>}
      {children}
      <div className="row-of-buttons">
        {action}
        <Button onClick={() => dispatch(signOutRequested())}>{t('userMenu.signOut')}</Button>
      </div>
      <div className="gate-ways">
        {sendsMail && <Link to="/public/contact">{t('waiting.contact')}</Link>}
        {reason !== 'disabled' && <DeleteAccount />}
      </div>
    </SignInStage>
  );
};
