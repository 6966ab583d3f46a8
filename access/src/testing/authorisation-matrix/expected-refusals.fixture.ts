import type { Group } from './expected-groups.fixture.ts';

/**
 * The expected error for each kind of visitor, as a table; the prefixes `session.` and `access.` of the keys are
 * omitted.
 */
const table = `
                                              anyone     session           users             canCreate         canEdit           canValidate       programs      programsValidate  admins
an anonymous visitor                          ok         missing           missing           missing           missing           missing           missing       missing           missing
an expired session                            ok         expired           expired           expired           expired           expired           expired       expired           expired
a session ended by sign-out                   ok         expired           expired           expired           expired           expired           expired       expired           expired
an unknown session                            ok         expired           expired           expired           expired           expired           expired       expired           expired
an unverified user                            ok         ok                unverified        unverified        unverified        unverified        unverified    unverified        unverified
an unapproved user                            ok         ok                approvalPending   approvalPending   approvalPending   approvalPending   approvalPending  approvalPending   approvalPending
a rejected user                               ok         ok                rejected          rejected          rejected          rejected          rejected      rejected          rejected
a disabled user                               ok         ok                disabled          disabled          disabled          disabled          disabled      disabled          disabled
a disabled, unverified user                   ok         ok                unverified        unverified        unverified        unverified        unverified    unverified        unverified
a tester                                      ok         ok                ok                ok                ok                ok                ok            ok                adminOnly
a tester without a plan                       ok         ok                ok                planMissing       planMissing       planMissing       ok            planMissing       adminOnly
a tester with an expired plan                 ok         ok                ok                planExpired       planExpired       planExpired       ok            planExpired       adminOnly
a tester whose plan forbids                   ok         ok                ok                planForbids       planForbids       planForbids       ok            planForbids       adminOnly
an administrator                              ok         ok                ok                ok                ok                ok                ok            ok                ok
a disabled administrator                      ok         ok                ok                ok                ok                ok                ok            ok                ok
a rejected administrator                      ok         ok                ok                ok                ok                ok                ok            ok                ok
an unverified administrator                   ok         ok                unverified        unverified        unverified        unverified        unverified    unverified        unverified
an administrator without a plan               ok         ok                ok                planMissing       planMissing       planMissing       ok            planMissing       ok
a program with a token                        ok         tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  ok            ok                tokenNotAccepted
a program of an administrator                 ok         tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  ok            ok                tokenNotAccepted
a program with a token and a session          ok         tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  ok            ok                tokenNotAccepted
a program with an expired token               ok         tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenExpired  tokenExpired      tokenNotAccepted
a program with a revoked token                ok         tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenUnknown  tokenUnknown      tokenNotAccepted
a program with a token from a former account  ok         tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenUnknown  tokenUnknown      tokenNotAccepted
a program of a deleted user                   ok         tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenUnknown  tokenUnknown      tokenNotAccepted
a program of a disabled user                  ok         tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  disabled      disabled          tokenNotAccepted
a program of a rejected user                  ok         tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  rejected      rejected          tokenNotAccepted
a program of a user with an expired plan      ok         tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  ok            planExpired       tokenNotAccepted
a program of a user whose plan forbids        ok         tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  tokenNotAccepted  ok            planForbids       tokenNotAccepted
`;

const cells = (line: string): string[] => line.trim().split(/ {2,}/);

const fullKey = (text: string): string => {
  if (text === 'ok') return text;
  return ['missing', 'expired'].includes(text) ? `session.${text}` : `access.${text}`;
};

const [head = '', ...rows] = table.split('\n').filter((line) => line.trim() !== '');
const columns = cells(head) as Group[];

/** The expected error of each group of routes, by kind of visitor. */
export const expected: ReadonlyMap<string, Readonly<Record<Group, string>>> = new Map(
  rows
    .map(cells)
    .map(([kind = '', ...text]) => [
      kind,
      Object.fromEntries(columns.map((group, column) => [group, fullKey(text[column] ?? '')])) as Record<Group, string>,
    ]),
);
