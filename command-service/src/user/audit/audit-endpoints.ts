import { randomUUID } from 'node:crypto';
import {
  type AuditEntry,
  exportAuditRoute,
  readAccountAsOfRoute,
  readAuditRoute,
} from '@clearbench/contracts/user/audit-routes';
import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../../command-context.ts';
import { userDecider } from '../user-decider.ts';
import { userStream } from '../user-stream.ts';
import { auditOf } from './audit.ts';
import { auditFile, mediaTypeOf } from './audit-file.ts';
import { readings } from './readings.ts';

type Reading = Extract<UserCommand, { type: 'ReadUserAudit' }>['data'];

const firstOf = async (entries: AsyncIterable<AuditEntry>, limit: number): Promise<AuditEntry[]> => {
  const page: AuditEntry[] = [];
  for await (const entry of entries) if (page.push(entry) >= limit) break;
  return page;
};

const listed = (kinds: string | undefined): string[] => kinds?.split(',').filter((kind) => kind !== '') ?? [];

/** The audit of a user, for administrators. Opening or exporting it is recorded in the same audit. */
export const auditEndpoints = ({
  handle,
  views,
  log,
}: Pick<CommandContext, 'handle' | 'views' | 'log'>): Endpoint[] => {
  const audit = auditOf(log, views);
  const reading = readings();
  /** A new id for each reading, because the client's id could be that of an earlier one. */
  const recordAudit = async (data: Reading, at: string, { actor, correlationId }: CommandMetadata): Promise<void> => {
    const metadata = { actor, correlationId, commandId: randomUUID() };
    await handle(userDecider, userStream(data.userId), { type: 'ReadUserAudit', data, at }, metadata);
    reading.begin(actor, data.userId, at);
  };
  return [
    serve(readAuditRoute, async ({ params: { userId }, query: { kinds, limit, ...stretch }, metadata, at }) => {
      const { from, to, before } = stretch;
      if (before === undefined || !reading.goesOn(metadata.actor, userId, at))
        await recordAudit({ userId, as: 'page', from, to }, at, metadata);
      const items = await firstOf(audit.entries({ userId, kinds: listed(kinds), ...stretch }), limit);
      return { reply: { items, next: items.length < limit ? undefined : items.at(-1)?.position } };
    }),
    serve(exportAuditRoute, async ({ params: { userId }, query: { kinds, format, from, to }, metadata, at }) => {
      await recordAudit({ userId, as: format, from, to }, at, metadata);
      const entries = audit.entries({ userId, kinds: listed(kinds), from, to });
      const disposition = `attachment; filename="audit-${userId}.${format}"`;
      return {
        stream: auditFile(entries, format),
        headers: { 'Content-Type': mediaTypeOf[format], 'Content-Disposition': disposition },
      };
    }),
    serve(readAccountAsOfRoute, async ({ params: { userId }, query, metadata, at }) => {
      if (!reading.goesOn(metadata.actor, userId, at))
        await recordAudit({ userId, as: 'page', to: query.at }, at, metadata);
      const facts = Object.entries(await audit.asOf(userId, query.at));
      return { reply: { exists: facts.length > 0, facts: facts.map(([field, value]) => ({ field, value })) } };
    }),
  ];
};
