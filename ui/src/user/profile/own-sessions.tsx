import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { FormSection } from '../../editing/form-section.tsx';
import { Button } from '../../parts/button.tsx';
import { selectLeaving, signOutRequested } from '../user-slice.ts';

/** Signs out all sessions, for users who left a browser signed in. */
export const OwnSessions = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const leaving = useSelector(selectLeaving);
  return (
    <div className="profile-form">
      <FormSection title={t('profile.sessions')} help={t('profile.sessionsHelp')}>
        <Button disabled={leaving} onClick={() => dispatch(signOutRequested('everywhere'))}>
          {t('profile.signOutEverywhere')}
        </Button>
      </FormSection>
    </div>
  );
};
