import { leaseNames } from '@clearbench/hosting/lease/lease-names';
import { connectPostgres } from '@clearbench/stores/postgres/postgres-connection';
import { sql } from '@clearbench/stores/postgres/sql';

// The server records by triggers each change of a lease, and each change of the fence of a checkpoint, in the
// transaction of the change: what was committed is recorded, and nothing else.
const recording = `
  CREATE TABLE observed_lease (
    name text NOT NULL, position bigint NOT NULL, holder text NOT NULL, at timestamptz NOT NULL,
    PRIMARY KEY (name, position));
  CREATE TABLE observed_fence (
    number bigserial PRIMARY KEY, name text NOT NULL, fence bigint, before bigint,
    position bigint NOT NULL, position_before bigint);
  CREATE FUNCTION observe_lease() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      INSERT INTO observed_lease VALUES (
        convert_from(NEW.id, 'UTF8'), NEW.position, NEW.document::jsonb ->> 'holder', clock_timestamp());
      RETURN NULL;
    END $body$;
  CREATE FUNCTION observe_fence() RETURNS trigger LANGUAGE plpgsql AS $body$
    DECLARE
      before bigint := CASE WHEN TG_OP = 'UPDATE' THEN OLD.fence END;
      position_before bigint := CASE WHEN TG_OP = 'UPDATE' THEN OLD.position END;
    BEGIN
      IF NEW.fence IS DISTINCT FROM before OR NEW.position < position_before THEN
        INSERT INTO observed_fence (name, fence, before, position, position_before)
        VALUES (convert_from(NEW.name, 'UTF8'), NEW.fence, before, NEW.position, position_before);
      END IF;
      RETURN NULL;
    END $body$;
  CREATE TRIGGER observe AFTER INSERT OR UPDATE ON "documents:leases" FOR EACH ROW EXECUTE FUNCTION observe_lease();
  CREATE TRIGGER observe AFTER INSERT OR UPDATE ON checkpoint FOR EACH ROW EXECUTE FUNCTION observe_fence();`;

/** Begins to record the leases of an installation, whose tables exist. */
export const observeLeases = async (url: string): Promise<void> => {
  const connection = await connectPostgres({ url });
  await connection.ask(({ script }) => script(recording));
  await connection.close();
};

/** A change of a lease; `at` is in milliseconds by the clock of the database. An empty holder released it. */
export type LeaseChange = {
  readonly name: string;
  readonly position: number;
  readonly holder: string;
  readonly at: number;
};

/** A changed fence of a checkpoint, or a checkpoint that moved back. */
export type FenceChange = {
  readonly name: string;
  readonly fence: number | null;
  readonly before: number | null;
  readonly position: number;
  readonly position_before: number | null;
};

/** Holders that took a lease before that of another one was over, and changes that were not recorded. */
export const sharedLeases = (changes: readonly LeaseChange[], spanMs: number): string[] => {
  const faults: string[] = [];
  const last = new Map<string, LeaseChange>();
  for (const change of changes) {
    const before = last.get(change.name);
    last.set(change.name, change);
    if (!before) continue;
    const { name, position, holder, at } = change;
    if (position !== before.position + 1) faults.push(`${name} ${position} follows ${before.position}`);
    const isOther = before.holder !== '' && holder !== '' && holder !== before.holder;
    if (isOther && at - before.at < spanMs)
      faults.push(`${name}: ${holder} took it ${at - before.at} ms after ${before.holder} had renewed it`);
  }
  return faults;
};

/** Writes under a fence that no holder of the projections got, or that a higher fence should have refused. */
export const wrongFences = (changes: readonly FenceChange[], leases: readonly LeaseChange[]): string[] => {
  // A process whose lease was over can take it again itself, so that a fence is any position of a holder.
  const given = new Set(
    leases
      .filter(({ name, holder }) => name === leaseNames.projections && holder !== '')
      .map(({ position }) => position),
  );
  return changes.flatMap(({ name, fence, before, position, position_before }) => {
    const faults: string[] = [];
    if (before !== null && (fence === null || fence < before)) faults.push(`${name}: fence ${fence} after ${before}`);
    if (fence !== null && !given.has(fence)) faults.push(`${name}: fence ${fence}, which no process got`);
    if (position_before !== null && position < position_before)
      faults.push(`${name} moved from ${position_before} back to ${position}`);
    return faults;
  });
};

/** The recorded faults of leases, and the number of times that one changed its holder. */
export const leaseFaults = async (
  url: string,
  spanMs: number,
): Promise<{ readonly faults: readonly string[]; readonly takeovers: number }> => {
  const connection = await connectPostgres({ url });
  try {
    const leases = await connection.ask(({ rows }) =>
      rows<LeaseChange>(sql`SELECT name, position, holder, (extract(epoch FROM at) * 1000)::float8 AS at
        FROM observed_lease WHERE name IN (${leaseNames.projections}, ${leaseNames.background}) ORDER BY position`),
    );
    const fences = await connection.ask(({ rows }) =>
      rows<FenceChange>(sql`SELECT name, fence, before, position, position_before FROM observed_fence ORDER BY number`),
    );
    const takeovers = leases.filter(
      (one, index) =>
        one.holder !== '' && leases.slice(0, index).findLast(({ name }) => name === one.name)?.holder !== one.holder,
    ).length;
    return { faults: [...sharedLeases(leases, spanMs), ...wrongFences(fences, leases)], takeovers };
  } finally {
    await connection.close();
  }
};
