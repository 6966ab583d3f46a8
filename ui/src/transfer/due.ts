/** The seconds until an answer is due, rounded up; 0 if it is overdue by the clock of this browser. */
export const secondsUntil = (dueAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(dueAt) - now) / 1000));

/** A duration in its largest suitable unit: 12 s, 3 min, 2 h. */
export const spanText = (seconds: number, language: string): string => {
  const [figure, unit] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7200
        ? [Math.round(seconds / 60), 'minute']
        : [Math.round(seconds / 3600), 'hour'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(figure);
};
