import type { Fixer, QuickFixes } from '../../quick-fixes/fix.ts';
import { paramOf } from '../../quick-fixes/fix.ts';
import { elementAt } from '../../quick-fixes/ranges.ts';

/** Writes the date alone in place of date and time. */
const writeDate: Fixer = ({ index, text, offset, finding }) => {
  const within = index.within(text[offset] === '<' ? offset + 1 : offset).at(-1);
  const element = within && elementAt(text, within.from);
  if (element?.local !== 'DtTm') return [];
  const name = element.name.replace(/DtTm$/, 'Dt');
  const written = `<${name}>${paramOf(finding, 'date')}</${name}>`;
  return [
    { kind: 'rename', value: 'Dt', edits: [{ from: element.from, to: element.to, text: written }], isPreferred: true },
  ];
};

export const quickFixes: QuickFixes = { '': [writeDate] };
