import { logDestination } from './log-destination.ts';
import { productLog } from './product-log.ts';

const written = (say: (log: ReturnType<typeof productLog>) => void): string => {
  const lines: string[] = [];
  say(productLog('info', logDestination('text', { write: (text) => lines.push(text) })));
  return lines.join('');
};

describe('the log in a terminal', () => {
  it('has the time and the message', () =>
    expect(written((log) => log.info({ url: 'http://localhost:8080' }, 'Clearbench is ready'))).toMatch(
      /^\d\d:\d\d:\d\d {2}Clearbench is ready\n$/,
    ));

  it('has level, fields and stack trace for warnings and errors', () => {
    const text = written((log) => log.warn({ err: new Error('no'), stream: 'file-1', list: [1] }, 'cannot be read'));
    expect(text).toMatch(/^\d\d:\d\d:\d\d {2}WARN cannot be read stream=file-1\n {2}Error: no\n/);
    expect(text).toContain('log-destination.test');
  });

  it('is unchanged as JSON', () => {
    const lines: string[] = [];
    logDestination('json', { write: (text) => lines.push(text) }).write('{"level":30}\n');
    expect(lines).toEqual(['{"level":30}\n']);
  });
});
