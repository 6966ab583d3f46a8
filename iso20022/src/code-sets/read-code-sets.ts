/** Reads `name: CODE CODE …`; a line that begins with blanks continues the one above. */
export const readCodeSets = (text: string): readonly (readonly [name: string, codes: ReadonlySet<string>])[] =>
  text
    .trim()
    .replace(/\n +/g, ' ')
    .split('\n')
    .map((line) => {
      const [name = '', codes = ''] = line.split(': ');
      return [name, new Set(codes.split(' '))] as const;
    });
