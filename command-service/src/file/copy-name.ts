const longestName = 120;

/** `payment.xml` → `payment (copy).xml` → `payment (copy 2).xml`; never longer than a name may be. */
export const copyName = (name: string): string => {
  const [, stem = name, extension = ''] = /^(.*?)(\.[^.]{1,8})?$/.exec(name) ?? [];
  const [, base = stem, count] = /^(.*?)(?: \(copy(?: (\d+))?\))?$/.exec(stem) ?? [];
  const again = base === stem ? ' (copy)' : ` (copy ${Number(count ?? 1) + 1})`;
  const room = longestName - again.length - extension.length;
  // Where the cut goes through a letter, its first half goes as well.
  return base.slice(0, room).replace(/[\ud800-\udbff]$/, '') + again + extension;
};
