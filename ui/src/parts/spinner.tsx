import { IconLoader2 } from 'virtual:icons';

/** Shows that something is running; a text beside it says what. */
export const Spinner = ({ size = 20 }: { readonly size?: number }) => (
  <IconLoader2 size={size} className="spinner" aria-hidden="true" />
);
