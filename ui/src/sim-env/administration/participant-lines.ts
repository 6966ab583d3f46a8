import { isShownName } from '@clearbench/contracts/shown-name';
import type { Participant } from '@clearbench/contracts/sim-env/events';
import { mostParticipants, participantKey } from '@clearbench/contracts/sim-env/participants';
import { clearingBicPattern } from '@clearbench/contracts/sim-env/patterns';

const longestName = 60;

/** The participants in the lines of a text; a line has a BIC and a name. */
export const participantsIn = (text: string): Participant[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [bic = ''] = line.split(/[\s,;]+/, 1);
      return { bic: bic.toUpperCase(), name: line.slice(bic.length).replace(/^[\s,;]+/, '') };
    });

export const participantText = (participants: readonly Participant[]): string =>
  participants.map(({ bic, name }) => `${bic} ${name}`).join('\n');

/** Whether each line of a text is a participant, and their number is allowed. */
export const areParticipants = (text: string): boolean => {
  const participants = participantsIn(text);
  return (
    participants.length <= mostParticipants &&
    participants.every(
      ({ bic, name }) => clearingBicPattern.test(bic) && name.length <= longestName && isShownName(name),
    )
  );
};

/** Whether two lines of a text have the same BIC. */
export const hasParticipantTwice = (text: string): boolean => {
  const keys = participantsIn(text).map(({ bic }) => participantKey(bic));
  return new Set(keys).size < keys.length;
};
