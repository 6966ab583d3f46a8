import type { TokenScope } from '@clearbench/contracts/token-scope';
import { type Group, groups } from './expected-groups.fixture.ts';
import { openBeforeScopes, scopeOf } from './expected-scopes.fixture.ts';

/**
 * The expected error for each kind of visitor, as a table; the prefixes `session.` and `access.` of the keys are
 * omitted. A program has a token with every scope; it calls routes that are open to tokens, and is refused on all others.
 */
const table = `
                                              anyone            session           users             canCreate         canEdit           canValidate       admins
an anonymous visitor                          ok                missing           missing           missing           missing           missing           missing
an expired session                            ok                expired           expired           expired           expired           expired           expired
a session ended by sign-out                   ok                expired           expired           expired           expired           expired           expired
an unknown session                            ok                expired           expired           expired           expired           expired           expired
an unverified user                            ok                ok                unverified        unverified        unverified        unverified        unverified
an unapproved user                            ok                ok                approvalPending   approvalPending   approvalPending   approvalPending   approvalPending
a rejected user                               ok                ok                rejected          rejected          rejected          rejected          rejected
a disabled user                               ok                ok                disabled          disabled          disabled          disabled          disabled
a disabled, unverified user                   ok                ok                unverified        unverified        unverified        unverified        unverified
a tester                                      ok                ok                ok                ok                ok                ok                adminOnly
a tester without a plan                       ok                ok                ok                planMissing       planMissing       planMissing       adminOnly
a tester with an expired plan                 ok                ok                ok                planExpired       planExpired       planExpired       adminOnly
a tester whose plan forbids                   ok                ok                ok                planForbids       planForbids       planForbids       adminOnly
an administrator                              ok                ok                ok                ok                ok                ok                ok
a disabled administrator                      ok                ok                ok                ok                ok                ok                ok
a rejected administrator                      ok                ok                ok                ok                ok                ok                ok
an unverified administrator                   ok                ok                unverified        unverified        unverified        unverified        unverified
an administrator without a plan               ok                ok                ok                planMissing       planMissing       planMissing       ok
a program with a token                        ok                tokenNotAccepted  ok                ok                ok                ok                adminOnly
a program of an administrator                 ok                tokenNotAccepted  ok                ok                ok                ok                ok
a program with a token and a session          ok                tokenNotAccepted  ok                ok                ok                ok                adminOnly
a program with an expired token               ok                tokenNotAccepted  tokenExpired      tokenExpired      tokenExpired      tokenExpired      tokenExpired
a program with a revoked token                ok                tokenNotAccepted  tokenUnknown      tokenUnknown      tokenUnknown      tokenUnknown      tokenUnknown
a program with a token from a former account  ok                tokenNotAccepted  tokenUnknown      tokenUnknown      tokenUnknown      tokenUnknown      tokenUnknown
a program of a deleted user                   ok                tokenNotAccepted  tokenUnknown      tokenUnknown      tokenUnknown      tokenUnknown      tokenUnknown
a program of a disabled user                  ok                tokenNotAccepted  disabled          disabled          disabled          disabled          disabled
a program of a rejected user                  ok                tokenNotAccepted  rejected          rejected          rejected          rejected          rejected
a program of a user with an expired plan      ok                tokenNotAccepted  ok                planExpired       planExpired       planExpired       adminOnly
a program of a user whose plan forbids        ok                tokenNotAccepted  ok                planForbids       planForbids       planForbids       adminOnly
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

const groupOf = (routeName: string): Group =>
  (Object.keys(groups) as Group[]).find((group) => (groups[group] as readonly string[]).includes(routeName)) ??
  'admins';

/** The expected error of a route for a kind of visitor. */
export const expectedAnswer = (kind: string, routeName: string): string => {
  const group = groupOf(routeName);
  const isProgram = kind.startsWith('a program');
  if (isProgram && scopeOf(routeName) === 'none') return 'access.tokenNotAccepted';
  return expected.get(kind)?.[group] ?? 'not stated';
};

/** The expected error of a route for a program of this kind whose token has one scope. */
export const expectedInScope = (kind: string, routeName: string, scope: TokenScope): string => {
  const needed = scopeOf(routeName);
  const opened = needed === undefined || ['any', 'none', scope].includes(needed);
  return opened ? expectedAnswer(kind, routeName) : 'access.scopeMissing';
};

/** The expected error of a route for a program of an administrator whose token is older than scopes. */
export const expectedBeforeScopes = (routeName: string): string => {
  const answer = expectedAnswer('a program of an administrator', routeName);
  const isPublic = scopeOf(routeName) === undefined;
  return answer !== 'ok' || isPublic || openBeforeScopes.includes(routeName) ? answer : 'access.scopeMissing';
};
