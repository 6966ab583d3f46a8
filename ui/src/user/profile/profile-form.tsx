import type { ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import { choiceInForce } from '@clearbench/contracts/user/retention-choice';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSaveKey } from '../../key-list/use-save-key.ts';
import { Button } from '../../parts/button.tsx';
import { isWellFormedBic } from './bic-fault.ts';
import { DisplayFields } from './display-fields.tsx';
import {
  type ProfileDraft,
  profileDiscarded,
  profileSaveRequested,
  profileTyped,
  selectProfileEdit,
} from './profile-edit-slice.ts';
import { FileFields } from './profile-fields.tsx';

type Props = {
  readonly profile: ProfileSettings;
  readonly planName: string | undefined;
  readonly languages: readonly string[];
};

/** Whether there is unsaved input. */
export const differs = (profile: ProfileSettings, draft: ProfileDraft): boolean =>
  Object.entries(draft).some(([name, value]) => profile[name as keyof ProfileSettings] !== value);

/** The user's own settings; they are saved together, and kept if saving fails. */
export const ProfileForm = ({ profile, planName, languages }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { draft, status, problem } = useSelector(selectProfileEdit);
  const { reorgFiles } = { ...profile, ...draft };
  const shown = { ...profile, ...draft, reorgFiles: choiceInForce(planName, reorgFiles) };
  const changed = differs(profile, draft);
  const fit = shown.bic === '' || isWellFormedBic(shown.bic);
  const save = (): void => {
    if (changed && fit && status !== 'loading') dispatch(profileSaveRequested(shown));
  };
  useSaveKey(save);
  const type = (typed: ProfileDraft) => void dispatch(profileTyped(typed));
  return (
    <form
      className="profile-form"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FileFields shown={shown} planName={planName} problem={problem} onChange={type} />
      <DisplayFields shown={shown} languages={languages} onChange={type} />
      {problem && problem.errorKey !== 'user.badBic' && (
        <p className="callout" data-tone="bad" role="alert">
          {t(`error.${problem.errorKey}`, problem.params)}
        </p>
      )}
      <div className="row-of-buttons">
        <Button type="submit" tone="primary" disabled={!changed || !fit || status === 'loading'}>
          {t('profile.save')}
        </Button>
        {changed && <Button onClick={() => dispatch(profileDiscarded())}>{t('profile.discard')}</Button>}
      </div>
    </form>
  );
};
