/** Brings the editor itself, which is large: to be asked for before there is a text to put into it. */
export const fetchPane = () => import('./monaco-pane.tsx');
