type Names = Record<symbol, unknown>;
type Forgetting = { forgetTests(scope: Names): void };

const { forgetTests } = (await import(new URL('../../../jest.forget-tests.js', import.meta.url).href)) as Forgetting;

/** What the framework that runs this test keeps in the process. */
const keptNow = (): Names => {
  const names = Object.getOwnPropertySymbols(globalThis).filter(
    (key) => key.description === 'JEST_STATE_SYMBOL' || key === Symbol.for('EVENT_HANDLERS'),
  );
  return Object.fromEntries(names.map((key) => [key, (globalThis as unknown as Names)[key]]));
};

describe('a worker of Jest', () => {
  it('keeps the tests of the file that it runs, and of no other', () => {
    const [handlers, ...tests] = Object.getOwnPropertySymbols(keptNow()).toSorted((one, other) =>
      String(one.description).localeCompare(String(other.description)),
    );
    expect(handlers).toBe(Symbol.for('EVENT_HANDLERS'));
    expect(tests).toHaveLength(1);
  });

  const sampleState = () => {
    const [hook, test, inner] = ['beforeAll', 'test', 'test'].map((type) => ({
      type,
      fn: () => undefined,
      asyncError: new Error(type),
    }));
    const block = { type: 'describeBlock', hooks: [hook], children: [inner] };
    return { parts: [hook, test, inner, block], rootDescribeBlock: { hooks: [], children: [test, block] } };
  };

  it('forgets them when the file has ended', () => {
    const other = Symbol('another name');
    const scope: Names = {
      [Symbol.for('EVENT_HANDLERS')]: [],
      [Symbol('JEST_STATE_SYMBOL')]: sampleState(),
      [other]: 'stays',
    };
    forgetTests(scope);
    expect(scope).toEqual({ [other]: 'stays' });
  });

  it('keeps nothing of a file through a test or hook to which an open timer refers', () => {
    const state = sampleState();
    forgetTests({ [Symbol('JEST_STATE_SYMBOL')]: state });
    expect(state.parts).toStrictEqual([
      { type: 'beforeAll' },
      { type: 'test' },
      { type: 'test' },
      { type: 'describeBlock', hooks: [], children: [] },
    ]);
    expect(state.rootDescribeBlock).toStrictEqual({ hooks: [], children: [] });
  });
});
