import { colours } from '../series.ts';

/** Colours as the page has them now: a chart is painted, and cannot read a style sheet. */
export type Look = {
  readonly ink: string;
  readonly line: string;
  readonly ground: string;
  readonly accent: string;
  readonly font: string;
  readonly series: readonly string[];
};

export const readLook = (): Look => {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    ink: token('ink-2'),
    line: token('line'),
    ground: token('ground'),
    accent: token('primary-500'),
    font: token('font-text'),
    series: Array.from({ length: colours }, (_, index) => token(`series-${index + 1}`)),
  };
};
