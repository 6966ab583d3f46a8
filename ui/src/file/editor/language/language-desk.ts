import { crumbsAt } from '@clearbench/validation/language/breadcrumbs';
import { choicesAt } from '@clearbench/validation/language/completion';
import { fixesFor } from '@clearbench/validation/language/fixes/fixes';
import { foldsOf } from '@clearbench/validation/language/folding';
import { placeOfPath } from '@clearbench/validation/language/go-to-path';
import { type Grammar, grammarOf } from '@clearbench/validation/language/grammar';
import { hoverAt } from '@clearbench/validation/language/hover';
import { tagPairAt } from '@clearbench/validation/language/matching-tag';
import { missingEndAt } from '@clearbench/validation/language/missing-end';
import { createTextIndex } from '@clearbench/validation/language/text-index';
import { checkLocally } from './local-check.ts';
import type { Heard, QuestionName, Questions, Terms, Told } from './protocol.ts';

/** After the last key, so that nobody is told of a word half typed while typing it. */
const checkDelay = 250;

type Surroundings = {
  readonly say: (heard: Heard) => void;
  /** Milliseconds that only ever grow. */
  readonly now: () => number;
  /** Does something later; returns the way to call it off. */
  readonly later: (work: () => void, delay: number) => () => void;
};

type Answering = { readonly [N in QuestionName]: (asked: Questions[N]['asked']) => Questions[N]['answer'] };

/** The work behind the editor's language features: keeps a text as it is edited, answers about it, and checks it in pauses. */
export const languageDesk = ({ say, now, later }: Surroundings) => {
  const index = createTextIndex();
  let mark = '';
  let edits = 0;
  let terms: (Terms & { readonly grammar: Grammar; readonly since: number }) | undefined;
  let callOff = () => {};

  const check = (): void => {
    if (!terms?.mayCheck) return;
    const { profile, since } = terms;
    const instant = new Date(Date.parse(profile.now) + now() - since).toISOString();
    const checked = checkLocally(mark + index.text(), { ...profile, now: instant });
    say({ kind: 'checked', edits, checked });
  };
  const checkSoon = (): void => {
    callOff();
    callOff = later(check, checkDelay);
  };

  const answers: Answering = {
    choices: ({ offset }) => (terms ? choicesAt(index, offset, terms.grammar, terms.language) : []),
    hover: ({ offset }) => (terms ? hoverAt(index, offset, terms.grammar, terms.language) : undefined),
    crumbs: ({ offset }) => (terms ? crumbsAt(index, offset, terms.grammar, terms.language) : []),
    endTag: ({ offset }) => missingEndAt(index, offset),
    tags: ({ offset }) => tagPairAt(index, offset),
    folds: () => foldsOf(index.text()),
    path: ({ path }) => placeOfPath(index.text(), path),
    fixes: ({ offset, finding }) =>
      terms
        ? fixesFor({ index, text: index.text(), offset, finding, grammar: terms.grammar, language: terms.language })
        : [],
  };

  const answer = (id: number, name: QuestionName, asked: object): void => {
    let answered: unknown;
    // A question that cannot be answered must not leave somebody waiting for ever.
    try {
      answered = (answers[name] as (asked: object) => unknown)(asked);
    } finally {
      say({ kind: 'answer', id, answer: answered });
    }
  };
  const changed = (by: { readonly mark: string }): void => {
    mark = by.mark;
    edits += 1;
    checkSoon();
  };

  return (told: Told): void => {
    switch (told.kind) {
      case 'text':
        index.replace(told.text);
        changed(told);
        break;
      case 'edit':
        for (const { from, removed, text } of told.changes) index.edit(from, removed, text);
        changed(told);
        break;
      case 'terms':
        terms = { ...told.terms, grammar: grammarOf(told.terms.profile), since: now() };
        checkSoon();
        break;
      case 'ask':
        answer(told.id, told.name, told.asked);
    }
  };
};
