import type { SettledCondition } from '@clearbench/contracts/suite/make-case-route';

const subjects = {
  fileOfDay: 'the number of the file on its day',
  tester: 'the BIC of the tester',
  testerName: 'the name of the tester',
} as const satisfies Record<SettledCondition['condition'], string>;

const noteOf = ({ ruleId, condition, expected, result }: SettledCondition): string => {
  const which = `${condition} (${expected.replaceAll(/[\s\p{C}]+/gu, ' ').trim()}) of the rule ${ruleId}`;
  switch (result) {
    case 'held':
      return `${which} held and is left out, because a case does not repeat ${subjects[condition]}.`;
    case 'failed':
      return `${which} did not hold, so the rule is switched off: a case does not repeat ${subjects[condition]}.`;
    case 'differs':
      return `${which} cannot be repeated: it held for some of these files only, and a case does not repeat ${subjects[condition]}.`;
  }
};

/** The comment of a case about conditions of scenario rules that it has with their result; '' without any. */
export const conditionNotes = (conditions: readonly SettledCondition[]): string =>
  conditions.map((condition) => `# ${noteOf(condition)}\n`).join('');
