/** The length of a step of a timeline, on the clock of a time zone. */
export const resolutions = ['HOUR', 'DAY', 'WEEK', 'MONTH'] as const;
export type Resolution = (typeof resolutions)[number];

/** The counted actions of users and of the clearing, in the order in which charts stack them. */
export const countedActions = [
  'created',
  'uploaded',
  'copied',
  'edited',
  'validated',
  'sent',
  'answered',
  'renamed',
  'turned',
  'deleted',
] as const;
export type CountedAction = (typeof countedActions)[number];

export const defaultResolution: Resolution = 'DAY';
/** Duration in days. */
export const defaultDuration = 31;
export const longestDuration = 3_660;
/** The server refuses a timeline with more steps. */
export const mostSteps = 2_500;

/** Labels in place of a mail domain, for deleted users and for the product itself. Domains cannot contain brackets. */
export const formerUsers = '(former users)';
export const productItself = '(product)';
/** The label of unknown message types, and of the types above the daily limit of labels. */
export const otherMessages = 'other';
