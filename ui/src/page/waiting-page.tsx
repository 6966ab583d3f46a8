import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../parts/button.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { SignInStage } from '../parts/sign-in-stage.tsx';
import { selectUser, signOutRequested } from '../user/user-slice.ts';

type Props = { readonly reason: 'verify' | 'disabled' | 'approvalWait' | 'rejected' };

/** For accounts that cannot be used yet or any more: why, what happens next, and the ways on. */
export const WaitingPage = ({ reason }: Props) => {
  const { t } = useTranslation();
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  const email = user?.email ?? '';
  return (
    <SignInStage>
      <PageTitle title={t(`waiting.${reason}.title`)} />
      <h1>{t(`waiting.${reason}.title`)}</h1>
      <p>{t(`waiting.${reason}.body`, { email })}</p>
      <p className="muted">{t(`waiting.${reason}.next`)}</p>
      <div className="row-of-buttons">
        <Button tone="primary" onClick={() => window.location.assign('/')}>
          {t('waiting.checkAgain')}
        </Button>
        <Button onClick={() => dispatch(signOutRequested())}>{t('userMenu.signOut')}</Button>
      </div>
    </SignInStage>
  );
};
