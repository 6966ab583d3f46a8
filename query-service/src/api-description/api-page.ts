import { xsrfCookie, xsrfHeader } from '@clearbench/contracts/header-names';
import type { Route } from '@clearbench/contracts/route';
import { tokenPrefix } from '@clearbench/contracts/user/token-terms';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const who: Readonly<Record<Route['allow'], string>> = {
  anyone: 'anyone',
  session: 'whoever is signed in',
  signedIn: 'signed in and let in',
  admin: 'administrators',
};

type Field = { type?: string; enum?: readonly unknown[]; default?: string | number | boolean };
type Schema = {
  properties?: Record<string, Field>;
  required?: string[];
  type?: string;
};
type Described = { toJSONSchema?: (options: object) => Schema };

/** What may be said: the words, where there is a list of them, or the kind of value. */
const toSay = ({ type = '', enum: words, default: usual }: Field): string => {
  const what =
    words === undefined ? escaped(type) : words.map((word) => `<code>${escaped(String(word))}</code>`).join(' | ');
  return usual === undefined ? what : `${what}, <code>${escaped(String(usual))}</code> where it is left out`;
};

const fieldsOf = (type: unknown): string => {
  const schema = (type as Described | undefined)?.toJSONSchema?.({ io: 'input', unrepresentable: 'any' });
  const fields = Object.entries(schema?.properties ?? {});
  if (fields.length === 0) return schema?.type ? `<code>${schema.type}</code>` : '';
  const items = fields.map(
    ([name, field]) =>
      `<li><code>${name}</code> ${toSay(field)}${schema?.required?.includes(name) ? '' : ' <i>optional</i>'}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
};

const part = (title: string, content: string): string => (content === '' ? '' : `<dt>${title}</dt><dd>${content}</dd>`);

const bodyOf = (route: Route): string =>
  route.body ? fieldsOf(route.body) : route.bodyType ? `<code>${route.bodyType}</code>` : '';

const replyOf = (route: Route): string => {
  if (route.replyType) return `<code>${route.replyType}</code>`;
  const others = (route.replyForms ?? []).map((form) => `<code>${form}</code>`).join(' ');
  return `${fieldsOf(route.reply)}${others === '' ? '' : `<p>By <code>Accept</code> also ${others}</p>`}`;
};

const forWhom = ({ allow, plan, programs }: Route): string =>
  [
    who[allow],
    plan ? `, plan with <code>${plan}</code>` : '',
    programs ? '; programs with an <a href="#tokens">access token</a>, too' : '',
  ].join('');

/** The whole way of a pipeline: the token in a variable, a file in, findings out. */
const example = `curl --fail-with-body -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/xml' -H 'Accept: application/sarif+json' --data-binary @payments.xml \\
  'https://bench.example/api/validate/?environmentToken=sct&rbVersion=2025&fileName=payments.xml'`;

const entry = (route: Route): string => `<details id="${route.name}">
<summary><b class="${route.method.toLowerCase()}">${route.method}</b> <code>${escaped(route.path)}</code> <span>${escaped(route.summary)}</span></summary>
<dl>
${part('For', forWhom(route))}
${part('Path', fieldsOf(route.params))}
${part('Query', fieldsOf(route.query))}
${part('Body', bodyOf(route))}
${part('Reply', replyOf(route))}
${part('Errors', route.errors.map((key) => `<code>${key}</code>`).join(' '))}
</dl>
</details>`;

/** A page to browse the calls with, made from the contracts; no script. */
export const apiPage = (routes: readonly Route[], version: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Clearbench API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>Clearbench API <small>${escaped(version)}</small></h1>
<p>Every call of the product, from the contracts the server itself reads. For machines: <a href="/api/openapi.json">OpenAPI 3.1</a>. Errors are RFC 9457 problems with an <code>errorKey</code>.</p>
<p id="tokens">A program that has a text checked sends an access token, which its user makes on the profile page: <code>Authorization: Bearer ${tokenPrefix}…</code>, and neither cookies nor an XSRF token. It is taken by the calls that say so: <a href="#checkText"><code>checkText</code></a>, and <a href="#listSimEnvs"><code>listSimEnvs</code></a> for the environments to check against. Plan and limits are those of the user; a cookie that comes along is not read.</p>
<pre><code>${escaped(example)}</code></pre>
<p>In all other calls a program calls as its user does: with the cookies of a session, and in all that is no GET with the header <code>${xsrfHeader}</code>, which holds the value of the cookie <code>${xsrfCookie}</code>; <code>POST /api/public/userinfo</code> sets it.</p>
${routes.map(entry).join('\n')}
</main>
</body>
</html>
`;
