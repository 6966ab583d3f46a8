/** How a day reads in a language. A plain day (2026-11-21) is that day everywhere, an instant the reader's day of it. */
export const dayText = (at: string, language: string): string => {
  const plain = at.length === 10;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...(plain ? { timeZone: 'UTC' } : {}) });
  return format.format(new Date(at));
};
