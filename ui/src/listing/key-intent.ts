/** The function of a key in the list. */
export type Intent =
  | { readonly type: 'move'; readonly step: number; readonly extend: boolean }
  | { readonly type: 'open' | 'toggle' | 'chooseAll' | 'clear' | 'menu' | 'search' };

export type Key = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
};

const far = Number.MAX_SAFE_INTEGER;

const moves = (pageRows: number): Readonly<Record<string, number>> => ({
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageRows,
  PageUp: -pageRows,
  Home: -far,
  End: far,
});

const plain: Readonly<Record<string, Exclude<Intent['type'], 'move'>>> = {
  Enter: 'open',
  ' ': 'toggle',
  Escape: 'clear',
  ContextMenu: 'menu',
  '/': 'search',
};

const withControl: Readonly<Record<string, Exclude<Intent['type'], 'move'>>> = { a: 'chooseAll' };

/** `pageRows`: the number of rows that fit on screen. Undefined for keys that the list does not handle. */
export const intentOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: Key, pageRows: number): Intent | undefined => {
  if (altKey) return undefined;
  const control = ctrlKey || metaKey;
  const step = moves(pageRows)[key];
  if (step !== undefined && !control) return { type: 'move', step, extend: shiftKey };
  if (shiftKey && key === 'F10') return { type: 'menu' };
  const type = control ? withControl[key.toLowerCase()] : plain[key];
  return type && { type };
};
