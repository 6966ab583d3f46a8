import type { Scheme } from '@clearbench/contracts/sim-env/scheme';

/**
 * The codes for a broken rule: for a transaction a status reason, for a whole bulk the clearing's own code and the
 * nearest reason.
 */
export type Refusal = { readonly code: string; readonly bulk: string; readonly iso: string };

const formOf = (code: string, bulk = 'B99', iso = 'FF01'): Refusal => ({ code, bulk, iso });

const wrongForm = formOf('FF01');
const wrongMandate = formOf('MD02');

/**
 * Rules of the schemes that the clearing takes from the validator, besides its own checks. Rules with a check of their
 * own, and rules that the clearing ignores on purpose, are not here (see docs/test-engine.md).
 */
export const refusals: Readonly<Record<string, Refusal>> = {
  'T-05': wrongForm,
  'T-06': wrongForm,
  'E-01': wrongForm,
  'E-02': wrongForm,
  'E-03': wrongForm,
  'E-04': wrongForm,
  'X-01': wrongForm,
  'X-02': wrongForm,
  'X-03': wrongForm,
  'X-04': formOf('FF01', 'B03', 'AM10'),
  'X-05': wrongForm,
  'X-06': wrongForm,
  'X-07': wrongForm,
  'X-08': wrongForm,
  'X-09': formOf('AM03', 'B03', 'AM03'),
  'X-10': wrongForm,
  'X-11': wrongForm,
  'G-03': formOf('FF01', 'B03', 'AM10'),
  'G-06': formOf('FF01', 'B03', 'AM10'),
  'G-07': formOf('DT01', 'B05', 'DT01'),
  'G-11': wrongForm,
  'G-12': wrongForm,
  'G-13': wrongForm,
  'G-14': wrongForm,
  'G-15': wrongForm,
  'G-16': formOf('FF01', 'B06', 'AGNT'),
  'G-18': formOf('FF01', 'B02', 'AM18'),
  'P-01': wrongForm,
  'P-02': wrongForm,
  'P-03': formOf('FF01', 'B07', 'FF01'),
  'P-05': wrongForm,
  'P-07': wrongForm,
  'P-08': formOf('FF01', 'B03', 'AM10'),
  'P-11': wrongForm,
  'P-12': wrongForm,
  'P-13': formOf('AM03', 'B03', 'AM03'),
  'I-01': wrongForm,
  'I-04': wrongForm,
  'I-05': wrongForm,
  'I-06': wrongForm,
  'I-07': formOf('AC01'),
  'I-09': formOf('XT73'),
  'I-10': formOf('AC01'),
  'I-12': formOf('RC01', 'B06', 'AGNT'),
  'I-14': formOf('RC01'),
  'I-16': wrongForm,
  'I-17': wrongForm,
  'I-18': wrongForm,
  'I-19': wrongForm,
  'I-20': wrongForm,
  'I-21': wrongForm,
  'A-01': wrongForm,
  'A-02': wrongForm,
  'A-03': wrongForm,
  'A-04': wrongForm,
  'A-05': wrongForm,
  'A-07': formOf('RR02'),
  'A-08': wrongForm,
  'M-01': wrongForm,
  'M-03': wrongForm,
  'M-04': wrongForm,
  'M-06': formOf('CERI'),
  'S-01': wrongForm,
  'S-02': formOf('TM01'),
  'S-03': formOf('XT76'),
  'D-01': formOf('BE05'),
  'D-02': formOf('XT53'),
  'D-03': wrongMandate,
  'D-05': wrongMandate,
  'D-04': wrongMandate,
  'D-06': wrongMandate,
  'D-09': formOf('DT01'),
  'D-11': formOf('XT76'),
  'D-12': wrongForm,
  'R-04': wrongForm,
  'R-06': formOf('XT77'),
  'R-09': formOf('XT75'),
  'R-10': formOf('XT77'),
  'R-11': formOf('XT75'),
  'R-12': formOf('XT76'),
  'R-13': formOf('XT76'),
  'R-16': formOf('XT76'),
  'R-18': formOf('FF01', 'B02', 'AM18'),
  'R-22': formOf('XT76'),
};

/**
 * Findings that the clearing ignores, by rule and variant: its business days may be shorter than calendar days, and it has a
 * check of its own for the status of a confirmation.
 */
export const notMinded: ReadonlySet<string> = new Set(['R-16.notYet', 'S-03.status']);

/** For rules about a name the code depends on its owner: debtor or creditor. */
const missingNames: Readonly<Record<string, string>> = { Dbtr: 'RR02', Cdtr: 'RR03' };

/** Findings with another meaning than the rest of their rule: the id was used before. */
const duplicates: readonly string[] = ['I-01.seen', 'I-04.seen'];

const reasonOfRule = (ruleId: string, variant: string | undefined, within: readonly string[]): string => {
  if (duplicates.includes(`${ruleId}.${variant}`)) return 'AM05';
  const code = refusals[ruleId]?.code ?? 'FF01';
  if (ruleId !== 'I-05') return code;
  const party = within.find((name) => missingNames[name] !== undefined);
  return party === undefined ? code : (missingNames[party] ?? code);
};

/** Reasons of clearings in place of which EPC122-16, which has no proprietary reasons, gives one of ISO 20022. */
const instantReasons: Readonly<Record<string, string>> = { XT73: 'AC01' };

/** The status reason for one payment of a scheme; for names it depends on their owner. */
export const reasonFor = (
  ruleId: string,
  variant: string | undefined,
  within: readonly string[],
  scheme: Scheme | undefined,
): string => {
  const code = reasonOfRule(ruleId, variant, within);
  return scheme === 'inst' ? (instantReasons[code] ?? code) : code;
};
