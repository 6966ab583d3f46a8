import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { PageTitle } from '../parts/page-title.tsx';
import { TroubleBox } from '../parts/trouble-box.tsx';
import { PlanFacts } from '../plan/plan-facts.tsx';
import { planRequested, selectPlan, selectPlanTrouble } from '../plan/plan-slice.ts';
import { ProfileFacts } from '../user/profile-facts.tsx';
import { profileRequested, selectProfile, selectProfileTrouble, selectUser } from '../user/user-slice.ts';

/** What is known of the user: the account, the settings files are made with, the plan. */
export const ProfilePage = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const profile = useSelector(selectProfile);
  const profileTrouble = useSelector(selectProfileTrouble);
  const plan = useSelector(selectPlan);
  const planTrouble = useSelector(selectPlanTrouble);
  return (
    <div className="column">
      <PageTitle title={t('profile.title')} />
      <h1>{t('profile.title')}</h1>
      <p className="muted">{t('profile.readOnly')}</p>
      {user && profile && <ProfileFacts user={user} profile={profile} />}
      {profileTrouble && (
        <TroubleBox
          trouble={profileTrouble}
          titleKey="profile.fetchFailed"
          onRetry={() => dispatch(profileRequested())}
        />
      )}
      {plan && <PlanFacts plan={plan} />}
      {planTrouble && (
        <TroubleBox trouble={planTrouble} titleKey="plan.fetchFailed" onRetry={() => dispatch(planRequested())} />
      )}
    </div>
  );
};
