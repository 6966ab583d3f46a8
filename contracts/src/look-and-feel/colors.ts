/** The three colours an installation is given; everything else follows from them. */
export const colorFields = ['primaryColor', 'directionTsColor', 'directionStColor'] as const;
export type ColorField = (typeof colorFields)[number];

/** As CSS writes colours; the text as it was typed, therefore never sent to a page as it is. */
export type CustomStyles = Record<ColorField, string>;

export const defaultStyles: Readonly<CustomStyles> = {
  primaryColor: '#2f5bd3',
  directionTsColor: '#0b6b74',
  directionStColor: '#7a3fa0',
};

/** Names of CSS properties (`--primary-50` …) and their colours, always as #rrggbb. */
export type ComputedStyles = Record<string, string>;
