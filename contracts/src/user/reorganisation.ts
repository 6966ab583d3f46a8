import { reorganisationChoices } from '../product-constants.ts';

export type ReorganisationChoice = (typeof reorganisationChoices)[number];

/** What holds for users who are gone, and for those whose plan no longer lets them keep files for ever. */
export const longestChoice = '30' satisfies ReorganisationChoice;

const shortLived = new Set(['trial', 'free']);

/** What a user may choose under a plan, by the plan's name: plans named Trial or Free keep no file for ever. */
export const reorganisationChoicesIn = (planName: string | undefined): readonly ReorganisationChoice[] =>
  shortLived.has(planName?.trim().toLowerCase() ?? '')
    ? reorganisationChoices.filter((choice) => choice !== 'never')
    : reorganisationChoices;

/** What counts of what somebody chose: the longest every plan offers, where theirs does not offer it (any more). */
export const choiceInForce = (planName: string | undefined, chosen: ReorganisationChoice): ReorganisationChoice =>
  reorganisationChoicesIn(planName).includes(chosen) ? chosen : longestChoice;
