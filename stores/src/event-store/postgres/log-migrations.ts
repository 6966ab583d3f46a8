import type { Migrations } from '../../postgres/migrations.ts';

/**
 * Names are bytes, which may be zero and are ordered as in the other adapters. `log_mark` holds the last position that
 * was ever assigned: one row for a thousand positions, so that a long reader does not keep thousands of versions of
 * one row alive.
 */
const tables = `
  CREATE TABLE event (
    position bigint PRIMARY KEY,
    stream bytea NOT NULL,
    revision integer NOT NULL,
    id bytea NOT NULL,
    type text NOT NULL,
    schema integer NOT NULL,
    data text NOT NULL,
    metadata text NOT NULL,
    hash text NOT NULL,
    UNIQUE (stream, revision)
  );
  CREATE TABLE log_mark (block bigint PRIMARY KEY, position bigint NOT NULL)`;

/**
 * Appends events of many appends in one call. The lock is held until the commit is visible, so that positions become
 * visible in their order. Each statement of the function sees what was committed before the lock was granted. Returns
 * for each append the revision of its stream before it, and the position of its first event, null where the revision
 * is not the expected one.
 */
const appendFunction = `
  CREATE FUNCTION append_events(
    turns integer[], streams bytea[], expected_revisions integer[], ids bytea[], types text[], schemas integer[],
    header_ends text[], data_texts text[], metadata_texts text[]
  ) RETURNS TABLE (append integer, found_revision integer, first_position bigint)
  LANGUAGE plpgsql AS $function$
  DECLARE
    last_position bigint := 0;
    last_hash text := '';
    revision_now integer;
    one record;
  BEGIN
    PERFORM pg_advisory_xact_lock('event'::regclass::oid::bigint);
    SELECT e.position, e.hash INTO last_position, last_hash FROM event e ORDER BY e.position DESC LIMIT 1;
    last_position := greatest(
      coalesce(last_position, 0),
      coalesce((SELECT m.position FROM log_mark m ORDER BY m.block DESC LIMIT 1), 0)
    );
    last_hash := coalesce(last_hash, '');
    FOR one IN
      SELECT * FROM unnest(
        turns, streams, expected_revisions, ids, types, schemas, header_ends, data_texts, metadata_texts
      ) AS e (turn, stream, expected, id, type, schema, header_end, data, metadata)
    LOOP
      IF append IS DISTINCT FROM one.turn THEN
        append := one.turn;
        found_revision := coalesce(
          (SELECT e.revision FROM event e WHERE e.stream = one.stream ORDER BY e.revision DESC LIMIT 1), 0);
        revision_now := found_revision;
        first_position := CASE WHEN found_revision = one.expected THEN last_position + 1 END;
        RETURN NEXT;
      END IF;
      CONTINUE WHEN first_position IS NULL;
      last_position := last_position + 1;
      revision_now := revision_now + 1;
      last_hash := encode(sha256(convert_to(
        '["' || last_hash || '",' || last_position || ',' || one.header_end || E'\\n' || one.data || one.metadata,
        'UTF8')), 'hex');
      INSERT INTO event (position, stream, revision, id, type, schema, data, metadata, hash)
      VALUES (last_position, one.stream, revision_now, one.id, one.type, one.schema, one.data, one.metadata, last_hash);
    END LOOP;
    INSERT INTO log_mark AS m (block, position) VALUES (last_position / 1000, last_position)
    ON CONFLICT (block) DO UPDATE SET position = excluded.position WHERE m.position < excluded.position;
    PERFORM pg_notify('clearbench_log_' || 'event'::regclass::oid, '');
  END
  $function$`;

export const logMigrations: Migrations = { part: 'log', steps: [`${tables};\n${appendFunction}`] };
