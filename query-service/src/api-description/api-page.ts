import { apiAreas, areaOfRoute } from '@clearbench/contracts/area-of-route';
import { errorsOfRoute } from '@clearbench/contracts/errors-of-route';
import { xsrfCookie, xsrfHeader } from '@clearbench/contracts/header-names';
import type { Route } from '@clearbench/contracts/route';
import { type RouteScope, type TokenScope, tokenScopes } from '@clearbench/contracts/token-scope';
import { tokenPrefix } from '@clearbench/contracts/user/token-terms';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A summary has names of the API between backticks. */
const withCode = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const who: Readonly<Record<Route['allow'], string>> = {
  anyone: 'anyone',
  session: 'signed-in users, whatever the state of their account',
  signedIn: 'users with an active account',
  admin: 'administrators',
};

type Field = { type?: string; enum?: readonly unknown[]; default?: string | number | boolean };
type Schema = {
  properties?: Record<string, Field>;
  required?: string[];
  type?: string;
};
type Described = { toJSONSchema?: (options: object) => Schema };

/** The values of a field: its list of codes or its type, and its default. */
const valuesOf = ({ type = '', enum: words, default: usual }: Field): string => {
  const what =
    words === undefined ? escaped(type) : words.map((word) => `<code>${escaped(String(word))}</code>`).join(' | ');
  return usual === undefined ? what : `${what}, default <code>${escaped(String(usual))}</code>`;
};

const fieldsOf = (type: unknown): string => {
  const schema = (type as Described | undefined)?.toJSONSchema?.({ io: 'input', unrepresentable: 'any' });
  const fields = Object.entries(schema?.properties ?? {});
  if (fields.length === 0) return schema?.type ? `<code>${schema.type}</code>` : '';
  const items = fields.map(
    ([name, field]) =>
      `<li><code>${name}</code> ${valuesOf(field)}${schema?.required?.includes(name) ? '' : ' <i>optional</i>'}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
};

const part = (title: string, content: string): string => (content === '' ? '' : `<dt>${title}</dt><dd>${content}</dd>`);

const bodyOf = (route: Route): string =>
  route.body ? fieldsOf(route.body) : route.bodyType ? `<code>${route.bodyType}</code>` : '';

const replyOf = (route: Route): string => {
  if (route.replyType) return `<code>${route.replyType}</code>`;
  const others = (route.replyForms ?? []).map((form) => `<code>${form}</code>`).join(' ');
  return `${fieldsOf(route.reply)}${others === '' ? '' : `<p>Other formats by <code>Accept</code>: ${others}</p>`}`;
};

const ofScope = (scope: RouteScope): string =>
  scope === 'any' ? ' of any scope' : ` with the scope <code>${scope}</code>`;

const forWhom = ({ allow, plan, scope = 'none' }: Route): string =>
  [
    who[allow],
    plan ? `, plan with <code>${plan}</code>` : '',
    scope === 'none' ? '' : `; programs with an <a href="#tokens">access token</a>${ofScope(scope)}`,
  ].join('');

const scopeMeanings: Readonly<Record<TokenScope, string>> = {
  read: 'reads environments, templates, files, reports, transfers and scenarios',
  validate: 'validates texts that are not stored',
  edit: 'creates, changes, validates and deletes files, and saves scenarios',
  send: 'sends files to the clearing',
  'run-suites': 'runs test suites and controls the clock of an environment',
  exchange: 'puts files into channels of its user and fetches the answers',
  administer: 'administers the product; only for tokens of administrators',
};

/** A build pipeline: the token in a variable, a file in, findings out. */
const example = `curl --fail-with-body -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/xml' -H 'Accept: application/sarif+json' --data-binary @payments.xml \\
  'https://bench.example/api/validate/?environmentToken=sct&rbVersion=2025&fileName=payments.xml'`;

const entry = (route: Route): string => `<details class="call" id="${route.name}">
<summary><b class="${route.method.toLowerCase()}">${route.method}</b> <code>${escaped(route.path)}</code> <span>${withCode(route.summary)}</span></summary>
<dl>
${part('For', forWhom(route))}
${part('Path', fieldsOf(route.params))}
${part('Query', fieldsOf(route.query))}
${part('Body', bodyOf(route))}
${part('Reply', replyOf(route))}
${part(
  'Errors',
  errorsOfRoute(route)
    .map((key) => `<code>${key}</code>`)
    .join(' '),
)}
</dl>
</details>`;

const idOf = (area: string): string => `area-${area.toLowerCase().replaceAll(' ', '-')}`;

/** The page of the API: the calls by area, with search and, where scripts run, with sending. */
export const apiPage = (routes: readonly Route[], version: string): string => {
  const areas = apiAreas
    .map((area) => ({ area, calls: routes.filter((route) => areaOfRoute(route) === area) }))
    .filter(({ calls }) => calls.length > 0);
  const links = areas.map(
    ({ area, calls }) => `<li><a href="#${idOf(area)}">${area} <small>${calls.length}</small></a></li>`,
  );
  const sections = areas.map(
    ({ area, calls }) => `<section data-area="${area}" aria-labelledby="${idOf(area)}">
<h2 id="${idOf(area)}">${area}</h2>
${calls.map(entry).join('\n')}
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Clearbench API</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs.css">
<script type="module" src="/api/docs.js"></script>
</head>
<body data-xsrf-cookie="${xsrfCookie}" data-xsrf-header="${xsrfHeader}">
<nav aria-label="Areas">
<strong>Areas</strong>
<ul>${links.join('')}</ul>
<p><a href="/">Back to Clearbench</a></p>
</nav>
<main>
<h1>Clearbench API <small>${escaped(version)}</small></h1>
<p>All calls of the product. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>. Errors are RFC 9457 problem details with an <code>errorKey</code>. <span id="visitor"></span></p>
<p id="tokens">A program sends an access token of its user in the header <code>Authorization: Bearer ${tokenPrefix}…</code>, without cookies and without an XSRF token. Users create tokens on the profile page, with scopes, environments and an expiry. Each call below states the scope that it needs; a call without one is open to sessions only. An environment that the token does not include is not found. The plan and the limits of the user apply.</p>
<ul>${tokenScopes.map((scope) => `<li><code>${scope}</code> ${scopeMeanings[scope]}</li>`).join('')}</ul>
<pre><code>${escaped(example)}</code></pre>
<p>Every other call needs the cookies of a session. A call other than GET also needs the header <code>${xsrfHeader}</code> with the value of the cookie <code>${xsrfCookie}</code>; <code>POST /api/public/userinfo</code> sets that cookie.</p>
<div class="search" role="search"><input id="search" type="search" placeholder="Search calls, fields and error keys" aria-label="Search calls"><span id="count" aria-live="polite"></span></div>
<p id="none" hidden>No call matches this search.</p>
${sections.join('\n')}
</main>
</body>
</html>
`;
};
