/** A JSON text with a line for each field; another text, such as that of a deleted user, unchanged. */
export const indentedJson = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};
