import type { NotListed, Severity } from '@clearbench/contracts/file/validation-report';

/** In the report's order. Repeated here, for the contract's own list would bring the schema library into every validating process. */
export const severities: readonly Severity[] = ['Info', 'Warning', 'Error'];

/** The most findings a report lists. */
export const longestList = 1_000;

/** Findings of each rule that are listed before other rules of the same severity fill the list. */
export const reservedPerRule = 10;

/** The part of the list that each severity keeps, however many findings the others have. */
const reserved: Readonly<Record<Severity, number>> = { Info: 0.1, Warning: 0.2, Error: 0.7 };

type Placed = {
  readonly severity: Severity;
  readonly ruleId: string;
  readonly line: number;
  readonly column: number;
};

/** How many findings of each severity fit into the list: each has its reserved part, and what is left goes to the gravest first. */
const sharesOf = (counts: Readonly<Record<Severity, number>>, room: number): Readonly<Record<Severity, number>> => {
  const shares = { Info: 0, Warning: 0, Error: 0 };
  for (const severity of severities)
    shares[severity] = Math.min(counts[severity], Math.floor(room * reserved[severity]));
  let left = room - shares.Info - shares.Warning - shares.Error;
  for (const severity of severities.toReversed()) {
    const added = Math.min(left, counts[severity] - shares[severity]);
    shares[severity] += added;
    left -= added;
  }
  return shares;
};

const byPlace = (a: Placed, b: Placed): number => a.line - b.line || a.column - b.column;

/** The first findings of every rule, then the first of all, up to `room`, by place. */
const firstOfEachRule = <F extends Placed>(findings: readonly F[], room: number): readonly F[] => {
  if (findings.length <= room) return findings;
  const rules = new Set(findings.map(({ ruleId }) => ruleId)).size;
  const quota = Math.max(1, Math.min(reservedPerRule, Math.floor(room / rules)));
  const seen = new Map<string, number>();
  const [reservedOnes, others]: [F[], F[]] = [[], []];
  for (const finding of findings) {
    const times = (seen.get(finding.ruleId) ?? 0) + 1;
    seen.set(finding.ruleId, times);
    (times <= quota ? reservedOnes : others).push(finding);
  }
  return [...reservedOnes, ...others].slice(0, room).toSorted(byPlace);
};

/** The findings a list of `room` entries holds: Info, Warning, Error, each by place. */
export const withinLimit = <F extends Placed>(findings: readonly F[], room: number): readonly F[] => {
  const groups = { Info: [], Warning: [], Error: [] } as Record<Severity, F[]>;
  for (const finding of findings) groups[finding.severity].push(finding);
  const { Info, Warning, Error: errors } = groups;
  const shares = sharesOf({ Info: Info.length, Warning: Warning.length, Error: errors.length }, room);
  return severities.flatMap((severity) => firstOfEachRule(groups[severity].toSorted(byPlace), shares[severity]));
};

const keyOf = ({ severity, ruleId }: Pick<Placed, 'severity' | 'ruleId'>): string => `${severity} ${ruleId}`;

const rank = ({ severity }: NotListed): number => severities.indexOf(severity);

/** The counts of several reckonings as one: a count for each severity and rule, in the report's order, the largest first. */
export const sumNotListed = (counts: readonly NotListed[]): NotListed[] =>
  [...Map.groupBy(counts, keyOf).values()]
    .flatMap((same) =>
      same.slice(0, 1).map((one) => ({ ...one, count: same.reduce((sum, { count }) => sum + count, 0) })),
    )
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => rank(a) - rank(b) || b.count - a.count || (a.ruleId < b.ruleId ? -1 : 1));

/** What is left of these counts once the listed findings are taken off. */
export const withoutListed = (
  counts: readonly NotListed[],
  listed: readonly Pick<Placed, 'severity' | 'ruleId'>[],
): NotListed[] => sumNotListed([...counts, ...listed.map(({ severity, ruleId }) => ({ severity, ruleId, count: -1 }))]);
