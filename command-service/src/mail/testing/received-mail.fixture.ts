/** A received mail, parsed. */
export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  /** Header lines, unfolded, with names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

const quotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );

const decoders: Readonly<Record<string, (text: string) => Buffer>> = {
  'quoted-printable': quotedPrintable,
  base64: (text) => Buffer.from(text, 'base64'),
};

const headersOf = (head: string): [string, string][] =>
  head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]);

const parted = (source: string): { headers: [string, string][]; body: string } => {
  const split = source.indexOf('\r\n\r\n');
  return { headers: headersOf(source.slice(0, split)), body: source.slice(split + 4) };
};

const headerOf = (headers: readonly (readonly [string, string])[], name: string): string =>
  headers.find(([known]) => known === name)?.[1] ?? '';

/** Decodes words such as =?UTF-8?Q?M=C3=BCller?=. */
const words = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(coded, 'base64').toString()
        : quotedPrintable(coded.replaceAll('_', ' ')).toString(),
    );

const partOf = (source: string, type: string): string => {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  for (const part of source.split(`--${boundary}`)) {
    const { headers, body } = parted(part.replace(/^\r\n/, ''));
    if (!headerOf(headers, 'content-type').startsWith(type)) continue;
    const decode = decoders[headerOf(headers, 'content-transfer-encoding')] ?? Buffer.from;
    return decode(body).toString().replaceAll('\r\n', '\n').trim();
  }
  return '';
};

export const receivedMail = (source: string, envelope: Pick<ReceivedMail, 'from' | 'to'>): ReceivedMail => {
  const { headers } = parted(source);
  return {
    ...envelope,
    headers,
    subject: words(headerOf(headers, 'subject')),
    text: partOf(source, 'text/plain'),
    html: partOf(source, 'text/html'),
  };
};
