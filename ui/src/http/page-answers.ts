import type { PageAnswer } from '@clearbench/contracts/first-drawing';
import type { Wire, WireReply, WireRequest } from './wire.ts';

/** The replies are those of the moment at which the server sent the page. */
const validFor = 60_000;

/** Replies that came with the page. Each answers one call; a command makes the others invalid. */
export type PageAnswers = {
  take(request: WireRequest): WireReply | undefined;
  /** Makes the other replies invalid, and says whether a call was answered. */
  end(): boolean;
};

const replyOf = (text: string): WireReply => ({ status: 200, header: () => null, text });

export const pageAnswers = (answers: readonly PageAnswer[], now: () => number): PageAnswers => {
  const left = new Map(answers.map(({ call, text }) => [call, text]));
  let taken = false;
  return {
    take: ({ method, url }) => {
      const call = `${method} ${url}`;
      const text = left.get(call);
      if ((text === undefined && method !== 'GET') || now() > validFor) left.clear();
      if (text === undefined || !left.delete(call)) return undefined;
      taken = true;
      return replyOf(text);
    },
    end: () => {
      left.clear();
      return taken;
    },
  };
};

/** The replies in the page; none where the server has not drawn it. */
export const answersInPage = (page: Document): readonly PageAnswer[] => {
  const element = page.getElementById('page-answers');
  element?.remove();
  return JSON.parse(element?.textContent || '[]') as readonly PageAnswer[];
};

/** A wire that needs no server for calls whose replies came with the page. */
export const afterPageAnswers =
  (answers: PageAnswers, wire: Wire): Wire =>
  async (request) =>
    answers.take(request) ?? wire(request);
