import type { Route } from '@clearbench/contracts/route';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const who: Readonly<Record<Route['allow'], string>> = {
  anyone: 'anyone',
  session: 'whoever is signed in',
  signedIn: 'signed in and let in',
  admin: 'administrators',
};

type Schema = {
  properties?: Record<string, { type?: string; description?: string }>;
  required?: string[];
  type?: string;
};
type Described = { toJSONSchema?: (options: object) => Schema };

const fieldsOf = (type: unknown): string => {
  const schema = (type as Described | undefined)?.toJSONSchema?.({ io: 'input', unrepresentable: 'any' });
  const fields = Object.entries(schema?.properties ?? {});
  if (fields.length === 0) return schema?.type ? `<code>${schema.type}</code>` : '';
  const items = fields.map(
    ([name, { type: kind }]) =>
      `<li><code>${name}</code> ${kind ?? ''}${schema?.required?.includes(name) ? '' : ' <i>optional</i>'}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
};

const part = (title: string, content: string): string => (content === '' ? '' : `<dt>${title}</dt><dd>${content}</dd>`);

const bodyOf = (route: Route): string =>
  route.body ? fieldsOf(route.body) : route.bodyType ? `<code>${route.bodyType}</code>` : '';

const entry = (route: Route): string => `<details id="${route.name}">
<summary><b class="${route.method.toLowerCase()}">${route.method}</b> <code>${escaped(route.path)}</code> <span>${escaped(route.summary)}</span></summary>
<dl>
${part('For', who[route.allow] + (route.plan ? `, plan with <code>${route.plan}</code>` : ''))}
${part('Path', fieldsOf(route.params))}
${part('Query', fieldsOf(route.query))}
${part('Body', bodyOf(route))}
${part('Reply', route.replyType ? `<code>${route.replyType}</code>` : fieldsOf(route.reply))}
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
${routes.map(entry).join('\n')}
</main>
</body>
</html>
`;
