import { useTranslation } from 'react-i18next';
import { shownStates } from './invitation-state.ts';

type Props = {
  readonly shown: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly onChoose: (state: string) => void;
};

/** The invitations by state, with their numbers. */
export const InvitationTabs = ({ shown, counts, onChoose }: Props) => {
  const { t } = useTranslation();
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{t('invite.which')}</legend>
      {['all', ...shownStates].map((state) => (
        <button
          key={state}
          type="button"
          className="segment"
          aria-pressed={state === shown}
          onClick={() => onChoose(state)}
        >
          {t(`invite.state.${state}`)}
          <span className="segment-count figures">{counts[state] ?? 0}</span>
        </button>
      ))}
    </fieldset>
  );
};
