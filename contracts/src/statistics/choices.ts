/** How long a step of a timeline lasts, on the clock of a time zone. */
export const resolutions = ['HOUR', 'DAY', 'WEEK', 'MONTH'] as const;
export type Resolution = (typeof resolutions)[number];

/** What people and the clearing do with files, in the order charts stack it. */
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
/** Days. */
export const defaultDuration = 31;
export const longestDuration = 3_660;
/** A timeline of more steps is refused. */
export const mostSteps = 2_500;

/** Stand in for a domain: people who deleted their account, and what the product did by itself. No domain has brackets. */
export const formerUsers = '(former users)';
export const productItself = '(product)';
/** The label of message types nobody can name, and of those that are too many for a day. */
export const otherMessages = 'other';
