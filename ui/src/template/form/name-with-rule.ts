/** The generated name of a file with the broken rule, so that lists show it; a name entered by the user is kept. */
export const nameWithRule = (
  name: string,
  template: string,
  before: string | undefined,
  after: string | undefined,
): string => {
  const own = (ruleId: string | undefined) => (ruleId === undefined ? `${template}.xml` : `${template}-${ruleId}.xml`);
  return name === own(before) ? own(after) : name;
};
