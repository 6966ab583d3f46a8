import type { LayoutField, LayoutSection } from '@clearbench/contracts/template/layout';

type Listed = readonly string[];

const split = (reason: LayoutField, listed: Listed): readonly LayoutField[] => {
  const { default: _, ...unchosen } = reason;
  const choicesWhere = (among: boolean) =>
    (reason.choices ?? []).filter(({ value }) => listed.includes(value) === among);
  return [
    { ...reason, choices: choicesWhere(true) },
    {
      ...unchosen,
      name: 'proprietaryReason',
      label: 'Reason without a code of its own',
      help: 'Reasons of the scheme the message of 2009 lists no code for. Where one is chosen, it takes the place of the reason above.',
      required: false,
      element: (reason.element ?? '').replace(/Cd$/, 'Prtry'),
      choices: choicesWhere(false),
    },
  ];
};

/** Sections with the reasons that the schema of 2009 lists as codes, and the others as proprietary ones. */
export const withListedReasons = (sections: readonly LayoutSection[], listed: Listed): LayoutSection[] =>
  sections.map((section) => ({
    ...section,
    fields: section.fields.flatMap((field) => (field.name === 'reason' ? split(field, listed) : [field])),
  }));
