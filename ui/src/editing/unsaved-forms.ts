const forms = new Set<symbol>();

/** Registers a form of this page that has unsaved values; returns the function that removes the entry. */
export const noteUnsavedForm = (): (() => void) => {
  const form = Symbol('form');
  forms.add(form);
  return () => void forms.delete(form);
};

export const hasUnsavedForm = (): boolean => forms.size > 0;
