/** The same names in the same order; repeated ones are numbered: `a.xml`, `a (2).xml`. */
export const uniqueNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let candidate = name;
    for (let number = 2; taken.has(candidate.toLowerCase()); number += 1) candidate = `${stem} (${number})${ending}`;
    taken.add(candidate.toLowerCase());
    return candidate;
  });
};
