import type { Outlines } from '../outlines/outlines.ts';
import { inlineParts } from './inline-parts.ts';

const encoder = new TextEncoder();
const stored: Readonly<Record<string, Uint8Array>> = {
  text: encoder.encode('\uFEFF<Document/>'),
  report: encoder.encode('{"validationMessages":[]}'),
};
const file = { content: { sha256: 'text' }, check: { reportSha256: 'report' } } as Parameters<typeof inlineParts>[1];

const sources = () => {
  const languages: string[] = [];
  const of: Outlines['of'] = async (_, language) => {
    languages.push(language);
    return { messageType: 'pacs.008.001.08' } as unknown as Awaited<ReturnType<Outlines['of']>>;
  };
  const contents = { get: async (sha256: string) => stored[sha256] };
  return { languages, context: { contents, outlines: { of } } as unknown as Parameters<typeof inlineParts>[0] };
};

describe('the inline parts of a small file', () => {
  it('are its text, its report and its outline', async () => {
    const { context, languages } = sources();
    expect(await inlineParts(context, file, { language: 'de' })).toEqual({
      content: '\uFEFF<Document/>',
      validationReport: { validationMessages: [] },
      annotationDetails: { messageType: 'pacs.008.001.08' },
    });
    expect(languages).toEqual(['de']);
  });

  it('are read without an outline if none is wanted', async () => {
    const { context, languages } = sources();
    expect(Object.keys(await inlineParts(context, file, 'none'))).toEqual(['content', 'validationReport']);
    expect(languages).toEqual([]);
  });
});
