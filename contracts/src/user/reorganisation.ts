import { reorganisationChoices } from '../product-constants.ts';

export type ReorganisationChoice = (typeof reorganisationChoices)[number];

/** The retention for deleted users, and for users whose plan does not include retention without end. */
export const longestChoice = '30' satisfies ReorganisationChoice;

const shortLived = new Set(['trial', 'free']);

/** The retention choices of a plan, by the plan's name: plans named Trial or Free have no retention without end. */
export const reorganisationChoicesIn = (planName: string | undefined): readonly ReorganisationChoice[] =>
  shortLived.has(planName?.trim().toLowerCase() ?? '')
    ? reorganisationChoices.filter((choice) => choice !== 'never')
    : reorganisationChoices;

/**
 * The retention that applies: the user's choice, or the longest choice of every plan where the user's plan does not
 * include it.
 */
export const choiceInForce = (planName: string | undefined, chosen: ReorganisationChoice): ReorganisationChoice =>
  reorganisationChoicesIn(planName).includes(chosen) ? chosen : longestChoice;
