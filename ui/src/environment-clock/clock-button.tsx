import { IconClock, IconClockPause, IconClockPlay } from 'virtual:icons';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { MenuItem } from '../parts/menu.tsx';
import { MenuButton } from '../parts/menu-button.tsx';
import { useNow } from '../parts/use-now.ts';
import { environmentTime } from '../sim-env/environment-time.ts';
import { selectIsAdministrator } from '../user/administration/is-administrator.ts';
import { clearingTime } from './clearing-time.ts';
import { advance } from './clock-calls.ts';
import type { ClockDialogKind } from './clock-dialogs.tsx';
import './clock.css';

const ClockDialog = lazy(async () => ({ default: (await import('./clock-dialogs.tsx')).ClockDialog }));

const ParticipantsDialog = lazy(async () => ({
  default: (await import('../participant/participants-dialog.tsx')).ParticipantsDialog,
}));

type EnvironmentDialog = ClockDialogKind | 'participants';
type Props = { readonly environment: SimEnv; readonly plannedPath: string; readonly inboxPath: string };

const icons = { real: IconClock, fixed: IconClockPause, running: IconClockPlay };
/** Milliseconds between two updates: a running clock moves quickly. */
const updatedEvery = { real: 10_000, fixed: 60_000, running: 1_000 };

const useItems = (
  { environment: { environmentToken }, plannedPath, inboxPath }: Props,
  disabled: boolean,
  open: (dialog: EnvironmentDialog) => void,
) => {
  const { t, i18n } = useTranslation();
  const go = useNavigate();
  const item = (id: string, run: () => void): MenuItem => ({ id, text: t(`environmentClock.${id}`), disabled, run });
  const to = (body: Parameters<typeof advance>[1]) => () => void advance(environmentToken, body, i18n.language);
  return [
    {
      heading: t('environmentClock.advance'),
      items: [
        item('nextDue', to({ to: 'nextDue' })),
        item('minute', to({ seconds: 60 })),
        item('cutOff', to({ to: 'cutOff' })),
        item('nextBusinessDay', to({ to: 'nextBusinessDay' })),
        item('toDay', () => open('day')),
      ],
    },
    { items: [item('set', () => open('set')), { ...item('reset', () => open('reset')), tone: 'bad' as const }] },
    {
      items: [
        { id: 'planned', text: t('environmentClock.planned'), run: () => void go(plannedPath) },
        { id: 'participants', text: t('participants.open'), run: () => open('participants') },
        { id: 'inbox', text: t('inbox.title'), run: () => void go(inboxPath) },
      ],
    },
  ];
};

/** The clock of the current environment, with the menu that advances, sets and resets it. */
export const ClockButton = (props: Props) => {
  const { clock, clearing, environmentToken } = props.environment;
  const { t, i18n } = useTranslation();
  const [dialog, setDialog] = useState<EnvironmentDialog>();
  const kind = clock?.kind ?? 'real';
  const time = clearingTime(environmentTime({ clock }, useNow(updatedEvery[kind])), i18n.language);
  const factor = clock?.kind === 'running' ? clock.factor : 1;
  const state = t(`environmentClock.${kind}`, { factor });
  const Icon = icons[kind];
  const isAdministrator = useSelector(selectIsAdministrator);
  const isReadOnly = !isAdministrator && clearing.allowClockChanges !== true;
  const parts = useItems(props, isReadOnly, setDialog);
  const note = isReadOnly ? t('environmentClock.notAllowed') : undefined;
  return (
    <>
      <MenuButton
        className="switcher clock-button"
        label={`${t('environmentClock.name')}: ${time}, ${state}`}
        menuLabel={[t('environmentClock.name'), note].filter((part) => part !== undefined).join('. ')}
        parts={parts}
        top={
          <div className="clock-top">
            <strong className="figures">{time}</strong>
            <span className="muted">{state}</span>
            <span className="muted">{t('environmentClock.zone')}</span>
            {note !== undefined && <span>{note}</span>}
          </div>
        }
      >
        <Icon size={15} aria-hidden="true" />
        <span className="clock-time figures" data-kind={kind}>
          {time}
        </span>
      </MenuButton>
      {dialog && (
        <Suspense>
          {dialog === 'participants' ? (
            <ParticipantsDialog
              environmentToken={environmentToken}
              allowsScenarios={clearing.allowOwnScenarios === true}
              onClose={() => setDialog(undefined)}
            />
          ) : (
            <ClockDialog dialog={dialog} environmentToken={environmentToken} onClose={() => setDialog(undefined)} />
          )}
        </Suspense>
      )}
    </>
  );
};
