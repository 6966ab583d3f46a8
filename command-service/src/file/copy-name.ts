const longestName = 120;

/** `payment.xml` → `payment (copy).xml` → `payment (copy 2).xml`; never above the longest name. */
export const copyName = (name: string): string => {
  const [, stem = name, extension = ''] = /^(.*?)(\.[^.]{1,8})?$/.exec(name) ?? [];
  const [, base = stem, count] = /^(.*?)(?: \(copy(?: (\d+))?\))?$/.exec(stem) ?? [];
  const again = base === stem ? ' (copy)' : ` (copy ${Number(count ?? 1) + 1})`;
  const room = longestName - again.length - extension.length;
  // Removes a lone high surrogate at the cut.
  return base.slice(0, room).replace(/[\ud800-\udbff]$/, '') + again + extension;
};
