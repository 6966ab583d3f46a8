import { elsewhere } from '@clearbench/access/guard-walk/expected-elsewhere';
import { type Group, groups } from '@clearbench/access/guard-walk/expected-groups';
import { expected } from '@clearbench/access/guard-walk/expected-refusals';
import { type ErrorKey, errorKinds } from '@clearbench/contracts/errors';
import { everyRoute } from '@clearbench/contracts/every-route';
import type { Route } from '@clearbench/contracts/route';
import { statusOf } from '@clearbench/event-sourcing/serving/problem-reply';

/** The visitors most people ask about, as columns: what they are called here and in the guard's own table. */
const columns = [
  ['anonymous', 'nobody'],
  ['unverified', 'an unverified user'],
  ['waiting', 'a waiting user'],
  ['rejected', 'a rejected user'],
  ['disabled', 'a disabled user'],
  ['tester', 'a tester'],
  ['tester of another environment', 'a tester'],
  ['plan without the flag', 'a tester whose plan forbids'],
  ['expired plan', 'a tester whose plan is over'],
  ['administrator', 'an administrator'],
  ['program with a token', 'a program with a token'],
] as const;
type Column = (typeof columns)[number];

/** What each group of calls is about, in the order of the page. */
const titles: Readonly<Record<Group, string>> = {
  everybody: 'Open to everybody',
  session: 'For whoever has signed in, whatever the state of the account',
  users: 'For users whose account may be used',
  canCreate: 'For users whose plan lets them create',
  canEdit: 'For users whose plan lets them edit',
  canValidate: 'For users whose plan lets them validate',
  programs: 'For users whose account may be used, and programs with an access token of theirs',
  programsValidate: 'For users whose plan lets them validate, and programs with an access token of theirs',
  admins: 'For administrators',
};
const shortly: Readonly<Record<Group, string>> = {
  everybody: 'open',
  session: 'signed in',
  users: 'usable account',
  canCreate: 'canCreate',
  canEdit: 'canEdit',
  canValidate: 'canValidate',
  programs: 'usable account, or its token',
  programsValidate: 'canValidate, or a token',
  admins: 'administration',
};
const groupNames = Object.keys(titles) as Group[];

const said = (answer: string): string =>
  answer === 'ok' ? 'yes' : `${statusOf[errorKinds[answer as ErrorKey]]} \`${answer}\``;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
  '',
];

const answerTo = (route: Route, group: Group, [name, kind]: Column): string => {
  const answer = expected.get(kind)?.[group] ?? 'nobody said';
  const hidden = name === 'tester of another environment' ? elsewhere[route.name] : undefined;
  return said(answer === 'ok' && hidden ? hidden : answer);
};

const groupTable = (group: Group): string[] => {
  const names: readonly string[] = groups[group];
  const routes = everyRoute
    .filter(({ name }) => names.includes(name))
    .toSorted((one, other) => `${one.path} ${one.method}`.localeCompare(`${other.path} ${other.method}`));
  return [
    `## ${titles[group]}`,
    '',
    ...table(
      ['call', ...columns.map(([name]) => name)],
      routes.map((route) => [
        `\`${route.method} ${route.path}\``,
        ...columns.map((column) => answerTo(route, group, column)),
      ]),
    ),
  ];
};

/** Who may do what, as Markdown: the table the guard is tested against, written out call by call. */
export const permissions = (): string =>
  [
    '# Permissions',
    '',
    'Made by `npm run docs` from the table the guard is tested against; a test holds it up to date. "yes" means that the guard lets the call through. Everything else is the status and the error key of the refusal.',
    '',
    'The guard asks in this order: is there a session, does the XSRF token belong to it, is the address verified (only where outgoing mail is configured), is the account enabled, is it approved (only where new users need approval), is the caller an administrator where one is asked for, does the plan allow it. Administrators pass the questions of enabling and approval. A call without a guard cannot be mounted, and whatever a contract does not open stays shut.',
    '',
    'A program that sends an access token, `Authorization: Bearer cb_…`, is asked for no session and no XSRF token, and no cookie it sends is read: the token stands for the user who made it, as they and their plan are at that moment. It opens the calls whose contract says so, and no other; calls that are open to everybody do not look at it.',
    '',
    'Files and environments of others are not there: whoever names one gets the same answer as for an id nobody ever gave.',
    '',
    '## In short',
    '',
    ...table(
      ['visitor', ...groupNames.map((group) => shortly[group])],
      [...expected].map(([kind, answers]) => [kind, ...groupNames.map((group) => said(answers[group]))]),
    ),
    ...groupNames.flatMap(groupTable),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
