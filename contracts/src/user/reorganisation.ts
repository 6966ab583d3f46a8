import { reorganisationChoices } from '../product-constants.ts';

export type ReorganisationChoice = (typeof reorganisationChoices)[number];

const shortLived = new Set(['trial', 'free']);

/** What a user may choose under a plan, by the plan's name: plans named Trial or Free keep no file for ever. */
export const reorganisationChoicesIn = (planName: string | undefined): readonly ReorganisationChoice[] =>
  shortLived.has(planName?.trim().toLowerCase() ?? '')
    ? reorganisationChoices.filter((choice) => choice !== 'never')
    : reorganisationChoices;
