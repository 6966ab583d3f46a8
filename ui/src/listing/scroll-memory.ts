const offsets = new Map<string, number>();

/** How far each list was scrolled in this page's life, so that coming back from a file is coming back to its row. */
export const scrollMemory = {
  of: (key: string): number => offsets.get(key) ?? 0,
  keep: (key: string, offset: number): void => void offsets.set(key, offset),
};
