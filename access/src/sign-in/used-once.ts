/** Says true the first time it sees a value, false again and again after. Values are forgotten once they are too old to matter. */
export const usedOnce = (lifetime: number, now: () => number) => {
  const spentAt = new Map<string, number>();
  return (value: string): boolean => {
    for (const [old, at] of spentAt) {
      if (at + lifetime > now()) break;
      spentAt.delete(old);
    }
    if (spentAt.has(value)) return false;
    spentAt.set(value, now());
    return true;
  };
};
