import { sentencesByRule } from './use-sentences.ts';

it('shows the finding text of a rule with placeholders for its values', () => {
  const texts = {
    'finding.I-08.length': 'An IBAN of {{country}} has {{ expected }} characters.',
    'finding.I-08.checkDigits': 'It would be {{digits}}.',
    'finding.T-05': 'Outside the set: {{characters}}',
    'help.I-08': 'Compare.',
  };
  expect([...sentencesByRule(texts)]).toEqual([
    ['I-08', ['An IBAN of … has … characters.', 'It would be …']],
    ['T-05', ['Outside the set: …']],
  ]);
});
