/** Script of the API page: searches the calls and sends requests. It runs in the browser without a build. */

const xsrfCookieName = document.body.dataset.xsrfCookie;
const xsrfHeaderName = document.body.dataset.xsrfHeader;

const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

const cookie = (name) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

// --- search

const search = document.querySelector('#search');
const count = document.querySelector('#count');
const groups = [...document.querySelectorAll('section[data-area]')];
const textOf = new Map(
  [...document.querySelectorAll('details.call')].map((call) => [call, call.textContent.toLowerCase()]),
);

const filter = () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const [call, text] of textOf) {
    call.hidden = !words.every((word) => text.includes(word));
    if (!call.hidden) shown += 1;
  }
  for (const group of groups) group.hidden = group.querySelector('details.call:not([hidden])') === null;
  count.textContent = words.length === 0 ? '' : shown === 1 ? '1 call' : `${shown} calls`;
  document.querySelector('#none').hidden = shown > 0;
};

search.addEventListener('input', filter);
document.addEventListener('keydown', (event) => {
  const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '');
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    search.focus();
  }
  if (event.key === 'Escape' && document.activeElement === search) {
    search.value = '';
    filter();
  }
});

const openNamed = () => {
  const call = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (call?.tagName === 'DETAILS') {
    call.open = true;
    call.scrollIntoView();
  }
};
addEventListener('hashchange', openNamed);

// --- sending a call

let description;
const operationOf = async (name) => {
  description ??= fetch('/api/openapi.json').then((response) => response.json());
  const { paths } = await description;
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods))
      if (operation.operationId === name) return { path, method: method.toUpperCase(), operation };
  throw new Error(`${name} is not described`);
};

const fieldFor = (parameter, prefix) => {
  const { name, required, schema = {} } = parameter;
  const id = `${prefix}-${name}`;
  const input = schema.enum
    ? make('select', { id, name }, ...(required ? [] : [make('option', { value: '' })]))
    : make('input', { id, name, autocomplete: 'off', spellcheck: false, required });
  for (const value of schema.enum ?? []) input.append(make('option', { value, textContent: value }));
  if (schema.default !== undefined) input.placeholder = String(schema.default);
  const label = make('label', { htmlFor: id }, make('code', { textContent: name }), required ? '' : ' optional');
  return { parameter, input, row: make('div', { className: 'field' }, label, input) };
};

const bodyField = (operation, prefix) => {
  const [type, { example } = {}] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (type === undefined) return undefined;
  const id = `${prefix}-body`;
  const isFile = type === 'application/octet-stream';
  const input = isFile ? make('input', { id, type: 'file' }) : make('textarea', { id, rows: 8, spellcheck: false });
  if (!isFile) input.value = typeof example === 'string' ? example : JSON.stringify(example ?? {}, null, 2);
  const label = make('label', { htmlFor: id }, 'Body ', make('code', { textContent: type }));
  return {
    type,
    read: () => (isFile ? input.files[0] : input.value),
    row: make('div', { className: 'field' }, label, input),
  };
};

const requestOf = (path, method, fields, body) => {
  let address = path;
  const query = new URLSearchParams();
  const headers = {};
  for (const { parameter, input } of fields) {
    const { value } = input;
    if (parameter.in === 'path') address = address.replace(`{${parameter.name}}`, encodeURIComponent(value));
    else if (value !== '' && parameter.in === 'query') query.append(parameter.name, value);
    else if (value !== '') headers[parameter.name] = value;
  }
  const content = body?.read();
  const sendsBody = content !== undefined && content !== '';
  if (sendsBody) headers['Content-Type'] = body.type;
  const text = query.toString();
  return {
    url: text === '' ? address : `${address}?${text}`,
    init: { method, headers, ...(sendsBody ? { body: content } : {}) },
  };
};

const withXsrfToken = async ({ url, init }) => {
  if (init.method === 'GET') return { url, init };
  if (cookie(xsrfCookieName) === undefined)
    await fetch('/api/public/userinfo', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    });
  return { url, init: { ...init, headers: { ...init.headers, [xsrfHeaderName]: cookie(xsrfCookieName) ?? '' } } };
};

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const asCurl = ({ url, init }) =>
  [
    `curl -X ${init.method} ${quoted(new URL(url, location.href).href)}`,
    ...Object.entries(init.headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(init.method === 'GET' ? [] : [`-H ${quoted(`${xsrfHeaderName}: `)}"$XSRF_TOKEN"`]),
    '-b "$COOKIES"',
    ...(typeof init.body === 'string' ? [`--data-raw ${quoted(init.body)}`] : []),
  ].join(' \\\n  ');

const longestShown = 100_000;
const shownText = async (response) => {
  const type = response.headers.get('Content-Type') ?? '';
  if (!/json|xml|text/.test(type)) return `${type || 'no content'}, ${(await response.blob()).size} bytes`;
  const text = await response.text();
  const readable =
    type.includes('json') && text.length < longestShown ? JSON.stringify(JSON.parse(text), null, 2) : text;
  return readable.length > longestShown
    ? `${readable.slice(0, longestShown)}\n… ${readable.length} characters`
    : readable;
};

const shownHeaders = ['Content-Type', 'ETag', 'Location', 'Retry-After', 'X-Position', 'X-Request-Id'];

const send = async (request, result) => {
  result.replaceChildren(make('p', { textContent: 'Sending …' }));
  try {
    const { url, init } = await withXsrfToken(request);
    const startedAt = performance.now();
    const response = await fetch(url, init);
    const text = await shownText(response);
    const took = Math.round(performance.now() - startedAt);
    const headers = shownHeaders.flatMap((name) =>
      response.headers.has(name) ? [`${name}: ${response.headers.get(name)}`] : [],
    );
    result.replaceChildren(
      make(
        'p',
        {},
        make('strong', {
          className: response.ok ? 'ok' : 'failed',
          textContent: `${response.status} ${response.statusText}`.trim(),
        }),
        ` · ${took} ms`,
      ),
      make('pre', { tabIndex: 0 }, make('code', { textContent: headers.join('\n') })),
      make('pre', { className: 'reply', tabIndex: 0 }, make('code', { textContent: text })),
    );
  } catch (error) {
    result.replaceChildren(make('p', { className: 'failed', textContent: `No response: ${error.message}` }));
  }
};

const buildForm = async (call) => {
  const { path, method, operation } = await operationOf(call.id);
  const parameters = operation.parameters.filter(({ name }) => name !== xsrfHeaderName && name !== 'X-Min-Position');
  const fields = parameters.map((parameter) => fieldFor(parameter, call.id));
  const body = bodyField(operation, call.id);
  const result = make('div', { className: 'result' });
  result.setAttribute('aria-live', 'polite');
  const copy = make('button', { type: 'button', textContent: 'Copy as curl' });
  const current = () => requestOf(path, method, fields, body);
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(asCurl(current()));
    copy.textContent = 'Copied';
    setTimeout(() => (copy.textContent = 'Copy as curl'), 2000);
  });
  const note =
    method === 'GET' || /^read|^list|^check/.test(call.id) ? '' : 'This call changes data of this installation.';
  const form = make(
    'form',
    {},
    make('h3', { textContent: 'Try it' }),
    ...fields.map(({ row }) => row),
    ...(body ? [body.row] : []),
    make(
      'p',
      { className: 'actions' },
      make('button', { textContent: 'Send' }),
      copy,
      make('small', { textContent: note }),
    ),
    result,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (method === 'DELETE' && !confirm(`Send DELETE ${current().url}?`)) return;
    void send(current(), result);
  });
  call.append(form);
};

for (const call of textOf.keys())
  call.addEventListener('toggle', () => {
    if (call.open && call.querySelector('form') === null && !call.dataset.building) {
      call.dataset.building = 'true';
      void buildForm(call);
    }
  });

// --- the signed-in user

const showVisitor = async () => {
  const response = await fetch('/api/public/userinfo', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [xsrfHeaderName]: cookie(xsrfCookieName) ?? '' },
    body: JSON.stringify({ timeZone: 'UTC' }),
  });
  const { anonymous, displayName } = await response.json();
  document
    .querySelector('#visitor')
    .replaceChildren(
      anonymous ? 'You are not signed in. ' : `Calls are sent as ${displayName}.`,
      ...(anonymous
        ? [make('a', { href: `/login?redirectTo=${encodeURIComponent('/api/docs')}`, textContent: 'Sign in' })]
        : []),
    );
};

filter();
openNamed();
void showVisitor();
