import { Failure } from '@clearbench/contracts/failure';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { EditorPorts, Saved } from '../session/editor-ports.ts';
import type { Attempt } from '../session/session.ts';
import { joined } from '../text/parted-text.ts';

export const sampleReport: ValidationReport = {
  validationSummary: {
    valid: true,
    messageType: 'pacs.008.001.08',
    scheme: 'sct',
    rbVersion: '2025',
    errors: 0,
    warnings: 0,
    infos: 0,
    notShown: 0,
    transactions: 1,
    bytes: 4,
  },
  validationMessages: [],
};

export const sampleSummary = (over: Partial<VipFileSummary> = {}): VipFileSummary => ({
  fileId: 'f1',
  envId: 'e1',
  environmentToken: 'sct',
  rbVersion: '2025',
  fileName: 'one.xml',
  direction: 'TS',
  origin: 'template',
  transactions: 1,
  size: 4,
  contentVersion: 1,
  validity: 'valid',
  errors: 0,
  warnings: 0,
  infos: 0,
  reportCommentsShown: false,
  createdAt: '2026-11-02T08:00:00Z',
  changedAt: '2026-11-02T08:00:00Z',
  createdBy: 'u1',
  ...over,
});

/** A server with one file and its versions; `network` determines the result of each save. */
export type SampleServer = {
  readonly versions: string[];
  readonly saves: Attempt[];
  /** The author of versions that no client of the test saved. */
  others: { readonly actor: string; readonly actorName?: string };
  /** `lost`: stored, but the reply does not arrive; `away`: nothing arrives. */
  network: 'fine' | 'lost' | 'away';
  /** While set, saves wait for it. */
  gate: Promise<void> | undefined;
  readonly calls: Omit<EditorPorts, 'drafts' | 'texts' | 'isServerLost' | 'merge' | 'owner' | 'now' | 'newId'>;
};

export const sampleServer = (text: string): SampleServer => {
  const done = new Map<string, Saved>();
  const summary = () => sampleSummary({ contentVersion: server.versions.length });
  const store = (next: string): Saved => {
    server.versions.push(next);
    const contentVersion = server.versions.length;
    return { position: 1, validationReport: sampleReport, vipFileOverviewSummary: summary(), contentVersion };
  };
  const lineUp = () => {
    if (server.network !== 'fine') throw new Failure('connection.lost');
  };
  const server: SampleServer = {
    versions: [text],
    saves: [],
    others: { actor: 'u2', actorName: 'Anna' },
    network: 'fine',
    gate: undefined,
    calls: {
      readFile: async () => {
        lineUp();
        return { vipFileSummary: summary(), content: server.versions.at(-1) ?? '', validationReport: sampleReport };
      },
      readText: async (_, version) => server.versions[version - 1] ?? '',
      readPiece: async (_, wanted) => {
        const texts = (server.versions.at(-1) ?? '').split(/(?<=\n)/);
        const number = 'number' in wanted ? wanted.number : Math.min(wanted.line, texts.length);
        const text = texts[number - 1] ?? '';
        return { number, pieces: texts.length, firstLine: number, firstColumn: 1, lines: texts.length, text };
      },
      readReport: async () => {
        lineUp();
        return sampleReport;
      },
      writerOf: async () => server.others,
      saveText: async (attempt) => {
        if (server.network === 'away') throw new Failure('connection.lost');
        server.saves.push(attempt);
        await server.gate;
        const before = done.get(attempt.commandId);
        if (before) return before;
        if (attempt.basedOn !== server.versions.length)
          throw new Failure('file.contentStale', { yours: attempt.basedOn, current: server.versions.length });
        const saved = store(joined(attempt.text));
        done.set(attempt.commandId, saved);
        lineUp();
        return saved;
      },
      check: async () => ({ position: 2, validationReport: sampleReport }),
      send: async () => ({ position: 2, transferId: 't1' }),
      indent: async () => store(`${server.versions.at(-1)} indented`),
      reportComments: async () => store(`${server.versions.at(-1)} <!-- -->`),
      newIds: async () => store(`${server.versions.at(-1)} renewed`),
      rename: async (_, fileName) => ({ position: 2, vipFileSummary: sampleSummary({ fileName }) }),
      switchDirection: async (_, direction) => ({ position: 2, vipFileSummary: sampleSummary({ direction }) }),
      copy: async () => ({ position: 2, vipFileSummary: sampleSummary({ fileId: 'f2' }) }),
      remove: async () => ({ position: 2 }),
    },
  };
  return server;
};
