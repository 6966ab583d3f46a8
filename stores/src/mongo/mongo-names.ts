/** Names that MongoDB takes for those of collections and fields, whatever the text: `$`, `.` and zero mean something there. */
export const mongoName = (text: string): string =>
  text.replace(/[%$.\0]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
