/** A YAML text with the address of its JSON Schema in the comment that editors read. */
export const withSchema = (text: string, schema: string | undefined): string =>
  schema === undefined ? text : `# yaml-language-server: $schema=${schema}\n${text}`;
