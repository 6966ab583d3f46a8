import { useSyncExternalStore } from 'react';
import { emitter } from '../parts/emitter.ts';

/** `auto` follows the system. */
export const colorSchemes = ['light', 'dark', 'auto'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** Also read by `public/before-paint.js`. */
const key = 'clearbench-color-scheme';
const attribute = 'data-color-scheme';
const system = matchMedia('(prefers-color-scheme: dark)');
const changes = emitter();

const kept = (): ColorScheme => colorSchemes.find((scheme) => scheme === localStorage.getItem(key)) ?? 'auto';
let chosen = kept();

const shown = (): 'light' | 'dark' => {
  if (chosen === 'auto') return system.matches ? 'dark' : 'light';
  return chosen;
};

const show = (): void => {
  document.documentElement.setAttribute(attribute, shown());
  changes.emit();
};

system.addEventListener('change', show);

export const chooseColorScheme = (scheme: ColorScheme): void => {
  chosen = scheme;
  localStorage.setItem(key, scheme);
  show();
};

const getChosen = (): ColorScheme => chosen;

/** What the user chose. */
export const useChosenColorScheme = (): ColorScheme => useSyncExternalStore(changes.on, getChosen, getChosen);
/** The scheme on screen. */
export const useShownColorScheme = (): 'light' | 'dark' => useSyncExternalStore(changes.on, shown);
