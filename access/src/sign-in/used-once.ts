/** Returns true for the first use of a value and false for later ones. Values are removed after their lifetime. */
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
