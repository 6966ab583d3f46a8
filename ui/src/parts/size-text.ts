const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** 920 bytes, 1.4 kB, 20 MB, in the format of the language: one decimal for small numbers. */
export const sizeText = (bytes: number, language: string): string => {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const unitDisplay = step === 0 ? 'long' : 'short';
  const figure = { style: 'unit', unit: units[step] ?? 'byte', unitDisplay, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, figure).format(bytes / 1000 ** step);
};
