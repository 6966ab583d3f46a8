import { crumbsAt } from '@clearbench/authoring/language/breadcrumbs';
import { choicesAt } from '@clearbench/authoring/language/completion';
import { foldsOf } from '@clearbench/authoring/language/folding';
import { targetOfPath } from '@clearbench/authoring/language/go-to-path';
import { hoverAt } from '@clearbench/authoring/language/hover';
import { tagPairAt } from '@clearbench/authoring/language/matching-tag';
import { missingEndAt } from '@clearbench/authoring/language/missing-end';
import { subsetNameOf } from '@clearbench/authoring/language/subset-name';
import { offeredFixes } from '@clearbench/authoring/quick-fixes/offered-fixes';
import {
  handleRequest,
  type WorkerHandlers,
  type WorkerRequest,
  type WorkerResponse,
} from '@clearbench/contracts/concurrency/worker-requests';
import { checkDelay } from '@clearbench/contracts/product-constants';
import { type Grammar, grammarOf } from '@clearbench/iso20022/grammar/grammar';
import { followedText } from './followed-text.ts';
import { checkLocally } from './local-check.ts';
import {
  type CheckResult,
  type LanguageMessage,
  type LanguageRequests,
  longestChecked,
  type Terms,
} from './protocol.ts';

type ServicePorts = {
  readonly respond: (message: CheckResult | WorkerResponse) => void;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  /** Runs work after a delay; returns the function that cancels it. */
  readonly later: (work: () => void, delay: number) => () => void;
  /** Loads the definitions of the messages in a text; undefined if all of them are loaded. */
  readonly load: (text: string) => Promise<unknown> | undefined;
};

/** The language service of the editor: follows the edits of a text, answers requests about it, and validates it in pauses. */
export const languageService = ({ respond, now, later, load }: ServicePorts) => {
  const followed = followedText();
  const { index } = followed;
  let mark = '';
  let edits = 0;
  let terms: (Terms & { readonly grammar: Grammar; readonly since: number }) | undefined;
  let cancelCheck = () => {};

  const checkOnceLoaded = (loading: Promise<unknown>): void => {
    const before = edits;
    const ifUnchanged = (work: () => void) => () => {
      if (edits === before) work();
    };
    loading.then(
      ifUnchanged(check),
      ifUnchanged(() => respond({ kind: 'checked', edits, checked: undefined })),
    );
  };

  const check = (): void => {
    const loading = followed.load(load);
    if (loading !== undefined) {
      checkOnceLoaded(loading);
      return;
    }
    if (!terms?.mayCheck) return;
    const { profile, since } = terms;
    const { pace = 1 } = profile;
    const instant = new Date(Date.parse(profile.now) + Math.floor((now() - since) * pace)).toISOString();
    const checked =
      followed.length() > longestChecked
        ? undefined
        : checkLocally(followed.chunks(mark), { ...profile, now: instant });
    respond({ kind: 'checked', edits, checked });
  };
  const checkSoon = (): void => {
    cancelCheck();
    cancelCheck = later(check, checkDelay);
  };

  const handlers: WorkerHandlers<LanguageRequests> = {
    choices: ({ offset }) => (terms ? choicesAt(index(), offset, terms.grammar, terms.language, terms.showsAll) : []),
    hover: ({ offset }) => (terms ? hoverAt(index(), offset, terms.grammar, terms.language) : undefined),
    crumbs: ({ offset }) => (terms ? crumbsAt(index(), offset, terms.grammar, terms.language) : []),
    endTag: ({ offset }) => missingEndAt(index(), offset),
    tags: ({ offset }) => tagPairAt(index(), offset),
    subset: () => (terms ? subsetNameOf(index(), terms.grammar) : undefined),
    folds: () => foldsOf(index().text()),
    path: ({ path }) => targetOfPath(index().text(), path),
    fixes: ({ offset, finding }) =>
      terms
        ? offeredFixes({
            index: index(),
            text: index().text(),
            offset,
            finding,
            grammar: terms.grammar,
            language: terms.language,
          })
        : [],
  };

  const changed = (by: { readonly mark: string }): void => {
    mark = by.mark;
    edits += 1;
    checkSoon();
  };

  return (message: LanguageMessage | WorkerRequest<LanguageRequests>): void => {
    if ('id' in message) {
      respond(handleRequest(handlers, message));
      return;
    }
    switch (message.kind) {
      case 'text':
        followed.replace(message.text);
        changed(message);
        break;
      case 'part':
        followed.append(message.text);
        changed(message);
        break;
      case 'edit':
        followed.edit(message.changes);
        changed(message);
        break;
      case 'terms':
        terms = { ...message.terms, grammar: grammarOf(message.terms.profile), since: now() };
        checkSoon();
    }
  };
};
