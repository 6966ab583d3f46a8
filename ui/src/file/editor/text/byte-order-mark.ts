const byteOrderMark = '\uFEFF';

/** The byte order mark a text begins with, or ''. */
export const markOf = (text: string): string => (text.startsWith(byteOrderMark) ? byteOrderMark : '');
