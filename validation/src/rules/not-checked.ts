/** Why a rule of the scheme catalogue has no file here; `coveredBy` names the rule that says the same. */
export type NotChecked = { readonly reason: string; readonly coveredBy?: string };

/** Rules of the catalogue that are not checked, or only in part, and why; for the documentation. */
export const notChecked: Readonly<Record<string, NotChecked>> = {
  'A-09': { reason: 'The lengths are those of the message definition itself.', coveredBy: 'T-03' },
  'M-02': { reason: 'The 140 characters are those of the message definition itself.', coveredBy: 'T-03' },
  'D-10': {
    reason: 'The length is a matter of the type; that a mandate is on paper no message says.',
    coveredBy: 'T-03',
  },
};

const past = { reason: 'Compares with what the environment has taken in; silent where the profile does not know it.' };

/** Parts of checked rules that are left to another rule or to nobody. */
export const checkedInPart: Readonly<Record<string, NotChecked>> = {
  'H-07': { reason: 'Whether the value is a date and time at all is a matter of its type.', coveredBy: 'T-03' },
  'H-08': { reason: 'Whether a counter is a number at all is a matter of its type.', coveredBy: 'T-03' },
  'T-08': { reason: 'Whether the value is a date and time at all is a matter of its type.', coveredBy: 'T-03' },
  'H-06': past,
  'G-01': past,
  'G-15': {
    reason:
      'Payments without a payment type of their own are what the group header says of all, fees of an inquiry or not.',
  },
  'R-01': past,
  'R-02': past,
  'R-03': past,
  'R-10': { reason: 'The reasons of reversals are checked with those of all other messages.', coveredBy: 'R-07' },
  'R-11': { reason: 'Whom a recall goes to depends on the clearing; that it comes from the sender is checked.' },
  'R-12': {
    reason: 'Which reasons a refusal may give is the same question for all kinds of answers.',
    coveredBy: 'R-07',
  },
  'R-13': { reason: 'That a return without FOCR follows a recall, only a memory of recalls knows.' },
  'R-14': past,
  'R-15': past,
  'R-16': { reason: 'The 140 characters of free text are those of the message definition itself.', coveredBy: 'T-03' },
  'R-20': past,
  'S-04': past,
  'S-05': past,
  'S-06': past,
  'P-09': {
    reason: 'An agreement on higher amounts is not part of the profile; such an environment silences the rule.',
  },
  'I-01': { reason: 'The length is a matter of the type; earlier ids must come with the profile.', coveredBy: 'T-03' },
  'I-03': { reason: 'That the element is there is demanded by the message definition.', coveredBy: 'T-03' },
  'I-04': { reason: 'That the value is a UUID of version 4 is demanded by its type.', coveredBy: 'T-03' },
  'I-14': { reason: 'Reachability is checked where the environment has a directory.' },
  'D-03': { reason: 'Blanks before an id are a matter of values.', coveredBy: 'T-04' },
  'D-12': { reason: 'Who bears charges is the same for all schemes.', coveredBy: 'P-11' },
  'I-15': { reason: 'Who takes part is checked where the environment has a directory.' },
  'M-06': { reason: 'Whether the bank of the payee offers the option (ERIN) is not known; the tag PERI is.' },
};
