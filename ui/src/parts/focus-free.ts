/** Whether no control has the focus, as after a page has been replaced by another one. */
export const isFocusFree = (): boolean => document.activeElement === null || document.activeElement === document.body;
