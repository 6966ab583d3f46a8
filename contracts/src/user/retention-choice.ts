import { retentionChoices } from '../product-constants.ts';

export type RetentionChoice = (typeof retentionChoices)[number];

/** The retention for deleted users, and for users whose plan does not include retention without end. */
export const longestChoice = '30' satisfies RetentionChoice;

const shortLived = new Set(['trial', 'free']);

/** The retention choices of a plan, by the plan's name: plans named Trial or Free have no retention without end. */
export const retentionChoicesIn = (planName: string | undefined): readonly RetentionChoice[] =>
  shortLived.has(planName?.trim().toLowerCase() ?? '')
    ? retentionChoices.filter((choice) => choice !== 'never')
    : retentionChoices;

/**
 * The retention that applies: the user's choice, or the longest choice of every plan where the user's plan does not
 * include it.
 */
export const choiceInForce = (planName: string | undefined, chosen: RetentionChoice): RetentionChoice =>
  retentionChoicesIn(planName).includes(chosen) ? chosen : longestChoice;
