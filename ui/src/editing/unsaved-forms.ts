const forms = new Set<symbol>();

/** Notes a form of this page that holds unsaved values; returns how to remove the note. */
export const noteUnsavedForm = (): (() => void) => {
  const form = Symbol('form');
  forms.add(form);
  return () => void forms.delete(form);
};

export const hasUnsavedForm = (): boolean => forms.size > 0;
