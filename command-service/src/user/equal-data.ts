/** Whether two lists have the same members in any order. */
export const sameMembers = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).size === new Set(other).size && one.every((member) => other.includes(member));

/** Whether two flat records have the same values. */
export const sameData = <T extends Readonly<Record<string, unknown>>>(one: T, other: T): boolean =>
  Object.keys({ ...one, ...other }).every((key) => one[key] === other[key]);
