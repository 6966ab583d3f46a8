import { refuse } from '@clearbench/contracts/failure';
import type { AdministratorCommand, AdministratorEvent } from '@clearbench/contracts/user/administrator-events';
import type { Decider } from '@clearbench/event-sourcing/decider';

/** The last known state of a user, with the revision of the account it follows from. */
type AdministratorState = { readonly counts: boolean; readonly asOf: number };
/** By user id. */
type Administrators = Readonly<Record<string, AdministratorState>>;

const countAmong = (states: Administrators): number => Object.values(states).filter(({ counts }) => counts).length;

/** Whether a newer state of the account is known, so that this one is too late. */
const isOutdated = (state: AdministratorState | undefined, asOf: number): boolean =>
  state !== undefined && state.asOf > asOf;

const appoint = ({ userId, asOf }: { userId: string; asOf: number }, states: Administrators): AdministratorEvent[] => {
  const state = states[userId];
  const tooLate = state && (state.counts || state.asOf >= asOf);
  return tooLate ? [] : [{ type: 'AdministratorAppointed', data: { userId, asOf } }];
};

type Dismissal = Extract<AdministratorCommand, { type: 'DismissAdministrator' }>['data'];

const dismiss = ({ userId, asOf, held }: Dismissal, states: Administrators): AdministratorEvent[] => {
  const state = states[userId];
  if (isOutdated(state, asOf)) return [];
  if (state?.counts && countAmong(states) === 1) return refuse('user.lastAdministrator');
  // A user with the role who is not counted yet is about to be appointed: that appointment must see this dismissal.
  const waiting = held && state?.asOf !== asOf;
  return state?.counts || waiting ? [{ type: 'AdministratorDismissed', data: { userId, asOf } }] : [];
};

/**
 * The counted administrators, of whom there is always one. A counted user has the role: the role is given before the
 * appointment and removed after the dismissal. The role itself is in the user's own stream, and its consequences may
 * arrive late; `asOf` orders them.
 */
export const administratorDecider: Decider<Administrators, AdministratorCommand, AdministratorEvent> = {
  initialState: {},
  decide({ type, data }, states) {
    switch (type) {
      case 'AppointAdministrator':
        return appoint(data, states);
      case 'DismissAdministrator':
        return dismiss(data, states);
      case 'ForgetAdministrator': {
        const { userId, asOf } = data;
        const state = states[userId];
        return state?.counts && !isOutdated(state, asOf)
          ? [{ type: 'AdministratorDismissed', data: { userId, asOf } }]
          : [];
      }
      case 'ClaimInstallation':
        return countAmong(states) > 0 ? refuse('claim.alreadyClaimed') : [{ type: 'InstallationClaimed', data }];
    }
  },
  evolve(states, { type, data }) {
    switch (type) {
      case 'AdministratorAppointed':
        return { ...states, [data.userId]: { counts: true, asOf: data.asOf } };
      case 'AdministratorDismissed':
        return { ...states, [data.userId]: { counts: false, asOf: data.asOf } };
      case 'InstallationClaimed':
        return { ...states, [data.userId]: { counts: true, asOf: 0 } };
    }
  },
};
