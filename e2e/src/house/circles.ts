/** The import graph of files. */
export type Arrows = ReadonlyMap<string, readonly string[]>;

/** The circles of an import graph, each as a path; empty without circles. */
export const circlesIn = (arrows: Arrows): readonly (readonly string[])[] => {
  const done = new Set<string>();
  const way: string[] = [];
  const circles: string[][] = [];
  const walk = (from: string): void => {
    const met = way.indexOf(from);
    if (met >= 0) circles.push([...way.slice(met), from]);
    if (met >= 0 || done.has(from)) return;
    way.push(from);
    for (const to of arrows.get(from) ?? []) walk(to);
    way.pop();
    done.add(from);
  };
  for (const from of arrows.keys()) walk(from);
  return circles;
};
