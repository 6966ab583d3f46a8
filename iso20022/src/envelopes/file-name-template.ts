/** The values from which a file name is made. */
export type NameValues = {
  /** The first three letters of the service. */
  readonly service: string;
  /** The BIC8 of the sender. */
  readonly sender: string;
  /** Twelve digits of the time, YYMMDDHHMMSS. */
  readonly time: string;
  /** Three digits. */
  readonly number: string;
  readonly fileType: string;
};

type Part = {
  readonly pattern: (services: readonly string[]) => string;
  readonly write: (values: NameValues) => string;
  /** The part matches texts of several lengths. */
  readonly varies?: true;
};

/** A part is refused: where it begins in the template, from 0. */
export type TemplateFault = { readonly at: number; readonly reason: 'placeholder' | 'mask' | 'text' | 'tooVariable' };

const fixed = (pattern: string, write: Part['write']): Part => ({ pattern: () => pattern, write });
const varying = (pattern: string, write: Part['write']): Part => ({ pattern: () => pattern, write, varies: true });

const placeholders: Readonly<Record<string, Part>> = {
  service: { pattern: (services) => `(?<service>${services.join('|')})`, write: ({ service }) => service },
  sender: fixed('(?<bic>[A-Z0-9]{8})', ({ sender }) => sender),
  time: fixed('[0-9]{12}', ({ time }) => time),
  number: fixed('[0-9]{3}', ({ number }) => number),
  serial: varying('[A-Z0-9]{0,15}', ({ time, number }) => `${time}${number}`),
  letter: fixed('[A-Z]', ({ fileType }) => fileType.slice(0, 1)),
  type: varying('[A-Z0-9]{1,4}', ({ fileType }) => fileType),
};

export const namePlaceholders: readonly string[] = Object.keys(placeholders);

/** Letters of masks: A is a letter, X a letter or digit, 9 a digit. */
const masks: Readonly<Record<string, string>> = { A: '[A-Z]', X: '[A-Z0-9]', '9': '[0-9]' };

/** A mask with the text that is written for it, e.g. AX99=CB01. */
const maskPart = (placeholder: string): Part | undefined => {
  const [mask = '', text = ''] = placeholder.split('=');
  if (!/^[AX9]{1,12}$/.test(mask)) return undefined;
  const pattern = [...mask].map((letter) => masks[letter] ?? '').join('');
  return new RegExp(`^${pattern}$`).test(text) ? fixed(pattern, () => text) : undefined;
};

/** The most parts of variable length; each has at most 16 lengths, so that comparing a name with the pattern is quick. */
export const mostVarying = 2;

type Read = { readonly parts: readonly Part[]; readonly fault?: TemplateFault };

const partOf = (token: string): Part | TemplateFault['reason'] => {
  if (!token.startsWith('{')) {
    if (!/^[A-Za-z0-9_.-]+$/.test(token)) return 'text';
    return fixed(token.replaceAll('.', '\\.'), () => token);
  }
  const name = token.slice(1, -1);
  return name.includes('=') ? (maskPart(name) ?? 'mask') : (placeholders[name] ?? 'placeholder');
};

/** Reads a template such as `{AX99=CB01}{service}{sender}{serial}.{letter}`. */
export const readNameTemplate = (template: string): Read => {
  const parts: Part[] = [];
  for (const { 0: token, index } of template.matchAll(/\{[^{}]*\}|[^{}]+|[{}]/g)) {
    const part = partOf(token);
    if (typeof part === 'string') return { parts, fault: { at: index, reason: part } };
    parts.push(part);
    if (parts.filter(({ varies }) => varies).length > mostVarying)
      return { parts, fault: { at: index, reason: 'tooVariable' } };
  }
  return { parts };
};

/** The template as a regular expression; only the first service and sender are groups. */
export const patternOfTemplate = (template: string, services: readonly string[]): string => {
  const named = new Set<string>();
  return readNameTemplate(template)
    .parts.map(({ pattern }) =>
      pattern(services).replace(/^\(\?<(\w+)>/, (group, name: string) => {
        if (named.has(name)) return '(?:';
        named.add(name);
        return group;
      }),
    )
    .join('');
};

export const nameOfTemplate = (template: string, values: NameValues): string =>
  readNameTemplate(template)
    .parts.map(({ write }) => write(values))
    .join('');
