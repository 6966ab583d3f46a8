import { colours } from '../series.ts';

/** The current colours of the page: a canvas cannot read a stylesheet. */
export type ChartTheme = {
  readonly ink: string;
  readonly line: string;
  readonly ground: string;
  readonly accent: string;
  readonly font: string;
  readonly series: readonly string[];
};

export const readChartTheme = (): ChartTheme => {
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
