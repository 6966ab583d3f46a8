import type { Group } from './expected-groups.fixture.ts';

/**
 * The expected error for each kind of visitor, as a table; the prefixes `session.` and `access.` of the keys are
 * omitted.
 */
const table = `
                                              everybody  session        users          canCreate      canEdit        canValidate    programs      programsValidate  admins
nobody                                        ok         missing        missing        missing        missing        missing        missing       missing           missing
a session past its time                       ok         expired        expired        expired        expired        expired        expired       expired           expired
a session ended by its user                   ok         expired        expired        expired        expired        expired        expired       expired           expired
a session of nobody known                     ok         expired        expired        expired        expired        expired        expired       expired           expired
an unverified user                            ok         ok             unverified     unverified     unverified     unverified     unverified    unverified        unverified
a waiting user                                ok         ok             waiting        waiting        waiting        waiting        waiting       waiting           waiting
a rejected user                               ok         ok             rejected       rejected       rejected       rejected       rejected      rejected          rejected
a disabled user                               ok         ok             disabled       disabled       disabled       disabled       disabled      disabled          disabled
a disabled, unverified user                   ok         ok             unverified     unverified     unverified     unverified     unverified    unverified        unverified
a tester                                      ok         ok             ok             ok             ok             ok             ok            ok                adminOnly
a tester without a plan                       ok         ok             ok             planMissing    planMissing    planMissing    ok            planMissing       adminOnly
a tester whose plan is over                   ok         ok             ok             planExpired    planExpired    planExpired    ok            planExpired       adminOnly
a tester whose plan forbids                   ok         ok             ok             planForbids    planForbids    planForbids    ok            planForbids       adminOnly
an administrator                              ok         ok             ok             ok             ok             ok             ok            ok                ok
a disabled administrator                      ok         ok             ok             ok             ok             ok             ok            ok                ok
a rejected administrator                      ok         ok             ok             ok             ok             ok             ok            ok                ok
an unverified administrator                   ok         ok             unverified     unverified     unverified     unverified     unverified    unverified        unverified
an administrator without a plan               ok         ok             ok             planMissing    planMissing    planMissing    ok            planMissing       ok
a program with a token                        ok         tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  ok            ok                tokenNotTaken
a program of an administrator                 ok         tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  ok            ok                tokenNotTaken
a program with a token and a session          ok         tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  ok            ok                tokenNotTaken
a program with an expired token               ok         tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenExpired  tokenExpired      tokenNotTaken
a program with a revoked token                ok         tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenUnknown  tokenUnknown      tokenNotTaken
a program with a token from a former account  ok         tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenUnknown  tokenUnknown      tokenNotTaken
a program of a deleted user                   ok         tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenUnknown  tokenUnknown      tokenNotTaken
a program of a disabled user                  ok         tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  disabled      disabled          tokenNotTaken
a program of a rejected user                  ok         tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  rejected      rejected          tokenNotTaken
a program of a user whose plan is over        ok         tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  ok            planExpired       tokenNotTaken
a program of a user whose plan forbids        ok         tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  tokenNotTaken  ok            planForbids       tokenNotTaken
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
