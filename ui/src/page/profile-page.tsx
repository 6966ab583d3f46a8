import '../editing/editing.css';
import '../user/administration/environment-picker.css';
import '../user/profile/profile.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { LeaveDialog } from '../editing/leave-dialog.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { PlanFacts } from '../plan/plan-facts.tsx';
import { planRequested, selectPlan, selectPlanProblem } from '../plan/plan-slice.ts';
import { selectSimEnvs } from '../sim-env/sim-env-slice.ts';
import { selectLanguages } from '../translation/languages-slice.ts';
import { AccountFacts } from '../user/profile/account-facts.tsx';
import { DeleteOwnAccount } from '../user/profile/delete-own-account.tsx';
import { OwnSessions } from '../user/profile/own-sessions.tsx';
import { profileDiscarded, selectProfileEdit } from '../user/profile/profile-edit-slice.ts';
import { differs, ProfileForm } from '../user/profile/profile-form.tsx';
import { AccessTokens } from '../user/profile/tokens/access-tokens.tsx';
import { profileRequested, selectProfile, selectProfileProblem, selectUser } from '../user/user-slice.ts';
import { addProfileFeatures } from './profile-features.ts';

addProfileFeatures();

/** The user's account, the settings for new files and for the display, the plan, and the deletion of the account. */
export const ProfilePage = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const profile = useSelector(selectProfile);
  const { draft, status } = useSelector(selectProfileEdit);
  useEffect(() => () => void dispatch(profileDiscarded()), [dispatch]);
  const profileProblem = useSelector(selectProfileProblem);
  const plan = useSelector(selectPlan);
  const environments = useSelector(selectSimEnvs);
  const languages = useSelector(selectLanguages);
  const planProblem = useSelector(selectPlanProblem);
  return (
    <div className="column">
      <LeaveDialog unsaved={profile !== undefined && differs(profile, draft) && status !== 'loading'} />
      <PageTitle title={t('profile.title')} />
      <h1>{t('profile.title')}</h1>
      {user && <AccountFacts user={user} />}
      {profile && <ProfileForm profile={profile} planName={plan?.planName} languages={languages} />}
      {profileProblem && (
        <ProblemNotice
          problem={profileProblem}
          titleKey="profile.fetchFailed"
          onRetry={() => dispatch(profileRequested())}
        />
      )}
      {plan && <PlanFacts plan={plan} />}
      {/* A user without a plan sees a notice above every page. */}
      {planProblem && planProblem.errorKey !== 'plan.notFound' && (
        <ProblemNotice problem={planProblem} titleKey="plan.fetchFailed" onRetry={() => dispatch(planRequested())} />
      )}
      <AccessTokens environments={environments} administers={user?.roles.includes('ROLE_ADMIN') ?? false} />
      <OwnSessions />
      {user?.email !== undefined && <DeleteOwnAccount email={user.email} />}
    </div>
  );
};
