export type CodeText = { readonly en: string; readonly de: string; readonly fr: string };

/** Texts of codes, for the sets named. */
export type CodeTextSection = { readonly sets: readonly string[]; readonly texts: ReadonlyMap<string, CodeText> };

const textIn = (line: string): readonly [string, CodeText] => {
  const [code = '', ...words] = line.split(' ');
  const [en = '', de = '', fr = ''] = words.join(' ').split(' | ');
  return [code, { en, de, fr }];
};

/** Reads sections that begin with `[set set …]`, and lines `CODE English | German | French` in them. */
export const readCodeTexts = (text: string): readonly CodeTextSection[] =>
  text
    .trim()
    .split(/^(?=\[)/m)
    .map((section) => {
      const [head = '', ...lines] = section.trim().split('\n');
      return { sets: head.slice(1, -1).split(' '), texts: new Map(lines.map(textIn)) };
    });
