import type { TemplateSummary } from '@clearbench/contracts/template/routes';

export type TemplateGroup = { readonly group: string; readonly templates: readonly TemplateSummary[] };

const textOf = ({ templateName, title, description, group, formatSummary }: TemplateSummary): string =>
  `${title} ${description} ${group} ${templateName} ${formatSummary.messageType}`.toLowerCase();

/** The templates of a rulebook version that match every typed word, by group in their order. */
export const matchingTemplates = (
  all: readonly TemplateSummary[],
  rbVersion: string,
  typed: string,
): readonly TemplateGroup[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = all.filter(
    (template) =>
      template.formatSummary.rulebookVersion.some((version) => version === rbVersion) &&
      words.every((word) => textOf(template).includes(word)),
  );
  return [...new Set(fitting.map(({ group }) => group))].map((group) => ({
    group,
    templates: fitting.filter((template) => template.group === group),
  }));
};
