type Fields = Readonly<Record<string, unknown>>;

/** The replacement of the value at a dotted path; undefined removes it. */
export type Replace = (value: unknown, path: string) => unknown;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The data with the value at one path replaced; data without such a field is returned unchanged. */
export const replacedAt = (data: unknown, path: string, replace: Replace, before = ''): unknown => {
  if (!isFields(data)) return data;
  const [name = '', ...deeper] = path.slice(before.length).split('.');
  const value = data[name];
  if (!Object.hasOwn(data, name) || value === undefined) return data;
  const now = deeper.length === 0 ? replace(value, path) : replacedAt(value, path, replace, `${before}${name}.`);
  return now === value ? data : { ...data, [name]: now };
};

/** The data with every value replaced that `isMeant` selects, at any depth outside lists. */
export const replacedWhere = (
  data: unknown,
  isMeant: (value: unknown) => boolean,
  replace: Replace,
  before = '',
): unknown => {
  if (!isFields(data)) return data;
  const entries = Object.entries(data).map(([name, value]) => {
    const path = before + name;
    return [name, isMeant(value) ? replace(value, path) : replacedWhere(value, isMeant, replace, `${path}.`)] as const;
  });
  return entries.every(([name, value]) => data[name] === value) ? data : Object.fromEntries(entries);
};
