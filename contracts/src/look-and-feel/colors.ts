/** The three colours that an administrator sets; all other colours derive from them. */
export const colorFields = ['primaryColor', 'directionTsColor', 'directionStColor'] as const;
export type ColorField = (typeof colorFields)[number];

/** Colours as CSS texts in the original spelling, so a page must not receive them unchecked. */
export type CustomStyles = Record<ColorField, string>;

export const defaultStyles: Readonly<CustomStyles> = {
  primaryColor: '#2f5bd3',
  directionTsColor: '#0b6b74',
  directionStColor: '#7a3fa0',
};

/** Names of CSS properties (`--primary-50` …) with their colours as #rrggbb. */
export type ComputedStyles = Record<string, string>;
