import { afterPageAnswers, answersInPage, pageAnswers } from './page-answers.ts';
import type { WireRequest } from './wire.ts';

const asked = (method: string, url: string): WireRequest => ({ method, url, headers: {} });
const inPage = [
  { call: 'POST /api/public/userinfo', text: '"visitor"' },
  { call: 'GET /api/files?limit=100', text: '"files"' },
];

const setUp = () => {
  let time = 0;
  const sent: string[] = [];
  const answers = pageAnswers(inPage, () => time);
  const wire = afterPageAnswers(answers, async ({ method, url }) => {
    sent.push(`${method} ${url}`);
    return { status: 200, header: () => null, text: '"server"' };
  });
  const call = async (method: string, url: string) => (await wire(asked(method, url))).text;
  const wait = (span: number): void => {
    time += span;
  };
  return { answers, call, sent, wait };
};

describe('the replies that came with the page', () => {
  it('answer the call of the same method and address, once', async () => {
    const { call, sent } = setUp();
    expect(await call('GET', '/api/files?limit=50')).toBe('"server"');
    expect(await call('GET', '/api/files?limit=100')).toBe('"files"');
    expect(await call('GET', '/api/files?limit=100')).toBe('"server"');
    expect(sent).toEqual(['GET /api/files?limit=50', 'GET /api/files?limit=100']);
  });

  it('are invalid once they have ended', async () => {
    const { answers, call } = setUp();
    expect(await call('POST', '/api/public/userinfo')).toBe('"visitor"');
    expect(answers.end()).toBe(true);
    expect(await call('GET', '/api/files?limit=100')).toBe('"server"');
    expect(setUp().answers.end()).toBe(false);
  });

  it('are invalid after a command', async () => {
    const { call } = setUp();
    expect(await call('POST', '/api/public/userinfo')).toBe('"visitor"');
    await call('POST', '/api/session/signout');
    expect(await call('GET', '/api/files?limit=100')).toBe('"server"');
  });

  it('are invalid after a minute', async () => {
    const { call, wait } = setUp();
    wait(60_001);
    expect(await call('GET', '/api/files?limit=100')).toBe('"server"');
  });

  it('are read from the page and leave it', () => {
    const elements = new Map([
      ['page-answers', { textContent: JSON.stringify(inPage), remove: () => elements.clear() }],
    ]);
    const page = { getElementById: (id: string) => elements.get(id) ?? null } as unknown as Document;
    expect(answersInPage(page)).toEqual(inPage);
    expect(answersInPage(page)).toEqual([]);
  });
});
