import { refuse } from '@clearbench/contracts/failure';
import type { AdministratorCommand, AdministratorEvent } from '@clearbench/contracts/user/administrator-events';
import type { Decider } from '@clearbench/event-sourcing/decider';

/** What was said last of somebody, and which revision of their account it followed from. */
type Word = { readonly counts: boolean; readonly asOf: number };
/** By user id. */
type Administrators = Readonly<Record<string, Word>>;

const countAmong = (words: Administrators): number => Object.values(words).filter(({ counts }) => counts).length;

/** Whether something newer of the account was heard already: then this comes too late. */
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
  // Who has the role without counting yet is about to: that appointment must find this and stay away.
  const waiting = held && word?.asOf !== asOf;
  return word?.counts || waiting ? [{ type: 'AdministratorDismissed', data: { userId, asOf } }] : [];
};

/**
 * Who counts among the administrators, so that there is always one. Whoever counts has the role: the role is given
 * before the appointment and taken after the dismissal. The role itself is in the user's own stream, and what follows
 * from it may come late; `asOf` tells what is newer.
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
