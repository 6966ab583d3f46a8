/** The name a file has of itself, with the rule it breaks in it, so that lists show it; a name somebody gave stays. */
export const nameWithRule = (
  name: string,
  template: string,
  before: string | undefined,
  after: string | undefined,
): string => {
  const own = (ruleId: string | undefined) => (ruleId === undefined ? `${template}.xml` : `${template}-${ruleId}.xml`);
  return name === own(before) ? own(after) : name;
};
