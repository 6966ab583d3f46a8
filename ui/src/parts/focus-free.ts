/** Whether no control has the focus, as after a navigation to another page. */
export const isFocusFree = (): boolean => document.activeElement === null || document.activeElement === document.body;
