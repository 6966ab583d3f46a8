import { refuse } from '@clearbench/contracts/failure';
import type { AdministratorCommand, AdministratorEvent } from '@clearbench/contracts/user/administrator-events';
import type { Decider } from '@clearbench/event-sourcing/decider';

/** The last known state of a user, with the revision of the account it follows from. */
type Word = { readonly counts: boolean; readonly asOf: number };
/** By user id. */
type Administrators = Readonly<Record<string, Word>>;

const countAmong = (words: Administrators): number => Object.values(words).filter(({ counts }) => counts).length;

/** Whether a newer state of the account is known, so that this one is too late. */
const isOutdated = (word: Word | undefined, asOf: number): boolean => word !== undefined && word.asOf > asOf;

const appoint = ({ userId, asOf }: { userId: string; asOf: number }, words: Administrators): AdministratorEvent[] => {
  const word = words[userId];
  const tooLate = word && (word.counts || word.asOf >= asOf);
  return tooLate ? [] : [{ type: 'AdministratorAppointed', data: { userId, asOf } }];
};

type Dismissal = Extract<AdministratorCommand, { type: 'DismissAdministrator' }>['data'];

const dismiss = ({ userId, asOf, held }: Dismissal, words: Administrators): AdministratorEvent[] => {
  const word = words[userId];
  if (isOutdated(word, asOf)) return [];
  if (word?.counts && countAmong(words) === 1) return refuse('user.lastAdministrator');
  // A user with the role who is not counted yet is about to be appointed: that appointment must see this dismissal.
  const waiting = held && word?.asOf !== asOf;
  return word?.counts || waiting ? [{ type: 'AdministratorDismissed', data: { userId, asOf } }] : [];
};

/**
 * The counted administrators, of whom there is always one. A counted user has the role: the role is given before the
 * appointment and removed after the dismissal. The role itself is in the user's own stream, and its consequences may
 * arrive late; `asOf` orders them.
 */
export const administratorDecider: Decider<Administrators, AdministratorCommand, AdministratorEvent> = {
  initialState: {},
  decide({ type, data }, words) {
    switch (type) {
      case 'AppointAdministrator':
        return appoint(data, words);
      case 'DismissAdministrator':
        return dismiss(data, words);
      case 'ForgetAdministrator': {
        const { userId, asOf } = data;
        const word = words[userId];
        return word?.counts && !isOutdated(word, asOf)
          ? [{ type: 'AdministratorDismissed', data: { userId, asOf } }]
          : [];
      }
      case 'ClaimInstallation':
        return countAmong(words) > 0 ? refuse('claim.alreadyClaimed') : [{ type: 'InstallationClaimed', data }];
    }
  },
  evolve(words, { type, data }) {
    switch (type) {
      case 'AdministratorAppointed':
        return { ...words, [data.userId]: { counts: true, asOf: data.asOf } };
      case 'AdministratorDismissed':
        return { ...words, [data.userId]: { counts: false, asOf: data.asOf } };
      case 'InstallationClaimed':
        return { ...words, [data.userId]: { counts: true, asOf: 0 } };
    }
  },
};
