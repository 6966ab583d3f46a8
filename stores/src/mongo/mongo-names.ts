/** Escapes a text for names of collections and fields, where `$`, `.` and NUL have a meaning. */
export const mongoName = (text: string): string =>
  text.replace(/[%$.\0]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
