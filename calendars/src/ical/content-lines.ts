/** A property of an iCalendar file, its line unfolded; `line` counts from 1. */
export type ContentLine = {
  readonly line: number;
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
};

/** What is wrong, and in which line. */
export type IcalFault = { readonly line: number; readonly reason: IcalReason };
export type IcalReason =
  | 'notIcal'
  | 'badLine'
  | 'unbalanced'
  | 'noStart'
  | 'dateTime'
  | 'badDate'
  | 'tooLong'
  | 'rule'
  | 'exceptions'
  | 'noTitle'
  | 'alwaysClosed'
  | 'tooMany';

type Folded = { readonly line: number; text: string };

/** Longer lines begin the next one with a blank or a tab. */
const unfolded = (text: string): readonly Folded[] => {
  const lines: Folded[] = [];
  for (const [index, part] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const last = lines.at(-1);
    if (last && /^[ \t]/.test(part)) last.text += part.slice(1);
    else if (part !== '') lines.push({ line: index + 1, text: part });
  }
  return lines;
};

const shape = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:]*))*):(.*)$/s;

const parametersIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/;([A-Za-z0-9-]+)=("[^"]*"|[^";:]*)/g)].map(([, name = '', value = '']) => [
      name.toUpperCase(),
      value.replaceAll('"', ''),
    ]),
  );

/** The properties of an iCalendar text one after the other (RFC 5545, 3.1), or the first line that is none. */
export const contentLines = (text: string): readonly ContentLine[] | IcalFault => {
  const lines: ContentLine[] = [];
  for (const { line, text: whole } of unfolded(text)) {
    const match = shape.exec(whole);
    if (!match) return { line, reason: 'badLine' };
    const [, name = '', parameters = '', value = ''] = match;
    lines.push({ line, name: name.toUpperCase(), parameters: parametersIn(parameters), value });
  }
  return lines;
};
