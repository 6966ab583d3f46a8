type Line = { readonly level?: string | number; readonly msg?: string; readonly err?: { readonly message?: string } };

const parsed = (line: string): Line => {
  try {
    return JSON.parse(line) as Line;
  } catch {
    return {};
  }
};

/** The errors that services logged, each with its number. */
export const loggedFaults = (lines: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const line of lines) {
    const { level, msg, err } = parsed(line);
    if (level !== 'error' && level !== 50 && level !== 'fatal' && level !== 60) continue;
    const text = `${msg ?? ''}: ${err?.message ?? ''}`;
    counts[text] = (counts[text] ?? 0) + 1;
  }
  return counts;
};
