import { emitter } from '../parts/emitter.ts';

export type Tone = 'primary' | 'good' | 'bad';
/** A button in the toast; pressing it also closes the toast. */
export type ToastAction = { readonly text: string; readonly run: () => void };
export type Toast = {
  readonly id: number;
  readonly tone: Tone;
  readonly content: string;
  readonly action?: ToastAction | undefined;
};

/** The maximum number of toasts; older ones are removed. */
const most = 4;
const lifetimes: Readonly<Record<Tone, number>> = { primary: 4_000, good: 4_000, bad: 12_000 };
/** Long enough to read the text, decide, and reach the button. */
const lifetimeWithAction = 12_000;

let toasts: readonly Toast[] = [];
let newest = 0;
const changes = emitter();

const set = (next: readonly Toast[]): void => {
  toasts = next;
  changes.emit();
};

export const dropToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

/** Shows a text for a while; errors and texts with a button stay longer. */
export const showToast = (tone: Tone, content: string, action?: ToastAction): void => {
  newest += 1;
  const id = newest;
  set([...toasts, { id, tone, content, action }].slice(-most));
  setTimeout(() => dropToast(id), action ? lifetimeWithAction : lifetimes[tone]);
};

export const toastsShown = (): readonly Toast[] => toasts;

export const onToasts = changes.on;
