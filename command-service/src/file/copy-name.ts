const longestName = 120;

/** `payment.xml` → `payment (copy).xml` → `payment (copy 2).xml`; never longer than a name may be. */
export const copyName = (name: string): string => {
  const [, stem = name, extension = ''] = /^(.*?)(\.[^.]{1,8})?$/.exec(name) ?? [];
  const [, base = stem, count] = /^(.*?)(?: \(copy(?: (\d+))?\))?$/.exec(stem) ?? [];
  const again = base === stem ? ' (copy)' : ` (copy ${Number(count ?? 1) + 1})`;
  return base.slice(0, longestName - again.length - extension.length) + again + extension;
};
