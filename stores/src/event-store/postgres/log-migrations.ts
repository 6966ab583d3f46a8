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

/** Held until the commit is visible, so that positions become visible in their order. */
const lock = `PERFORM pg_advisory_xact_lock('event'::regclass::oid::bigint);`;

/** The end of the log; each statement of a function sees what was committed before the lock was granted. */
const endOfLog = `e.position, e.hash, (SELECT m.position FROM log_mark m ORDER BY m.block DESC LIMIT 1)`;

const revisionOf = (stream: string): string =>
  `(SELECT s.revision FROM event s WHERE s.stream = ${stream} ORDER BY s.revision DESC LIMIT 1)`;

const hashOf = (position: string, headerEnd: string, data: string, metadata: string): string =>
  `encode(sha256(convert_to(
    '["' || last_hash || '",' || ${position} || ',' || ${headerEnd} || E'\\n' || ${data} || ${metadata}, 'UTF8')), 'hex')`;

const moveMarkAndNotify = `
  UPDATE log_mark m SET position = last_position WHERE m.block = last_position / 1000;
  IF NOT FOUND THEN
    INSERT INTO log_mark (block, position) VALUES (last_position / 1000, last_position);
  END IF;
  PERFORM pg_notify('clearbench_log_' || 'event'::regclass::oid, '');`;

/**
 * Appends one event, as most appends do. Returns its position or, where the revision is not the expected one, minus the
 * revision of the stream: positions begin at 1. PostgreSQL reads the nine arrays of the other function in the time that
 * this one needs.
 */
const appendOne = `
  CREATE FUNCTION append_event(
    stream_name bytea, next_revision integer, event_id bytea, event_type text, event_schema integer, header_end text,
    data_text text, metadata_text text
  ) RETURNS bigint LANGUAGE plpgsql AS $function$
  DECLARE
    last_position bigint;
    last_hash text;
    last_mark bigint;
    found_revision integer;
  BEGIN
    ${lock}
    SELECT ${endOfLog}, ${revisionOf('stream_name')} INTO last_position, last_hash, last_mark, found_revision
    FROM event e ORDER BY e.position DESC LIMIT 1;
    IF last_position IS NULL THEN
      SELECT m.position INTO last_mark FROM log_mark m ORDER BY m.block DESC LIMIT 1;
    END IF;
    IF coalesce(found_revision, 0) <> next_revision - 1 THEN
      RETURN -coalesce(found_revision, 0);
    END IF;
    last_position := greatest(last_position, last_mark, 0) + 1;
    last_hash := coalesce(last_hash, '');
    INSERT INTO event (position, stream, revision, id, type, schema, data, metadata, hash)
    VALUES (last_position, stream_name, next_revision, event_id, event_type, event_schema, data_text, metadata_text,
      ${hashOf('last_position', 'header_end', 'data_text', 'metadata_text')});
    ${moveMarkAndNotify}
    RETURN last_position;
  END
  $function$`;

/**
 * Appends events of several appends, each to another stream; `starts` are the indexes of their first events. Returns
 * for each append the revision of its stream before it, and the position of its first event, null where the revision is
 * not the expected one.
 */
const appendMany = `
  CREATE FUNCTION append_events(
    starts integer[], streams bytea[], revisions integer[], ids bytea[], types text[], schemas integer[],
    header_ends text[], data_texts text[], metadata_texts text[],
    OUT found_revisions integer[], OUT first_positions bigint[]
  ) LANGUAGE plpgsql AS $function$
  DECLARE
    last_position bigint;
    last_hash text;
    last_mark bigint;
    positions bigint[];
    hashes text[];
    start integer;
    past integer;
  BEGIN
    ${lock}
    SELECT ${endOfLog} INTO last_position, last_hash, last_mark FROM event e ORDER BY e.position DESC LIMIT 1;
    IF last_position IS NULL THEN
      SELECT m.position INTO last_mark FROM log_mark m ORDER BY m.block DESC LIMIT 1;
    END IF;
    last_position := greatest(last_position, last_mark, 0);
    last_hash := coalesce(last_hash, '');
    FOR append IN 1..cardinality(starts) LOOP
      start := starts[append];
      found_revisions[append] := coalesce(${revisionOf('streams[start]')}, 0);
      first_positions[append] := NULL;
      CONTINUE WHEN found_revisions[append] <> revisions[start] - 1;
      first_positions[append] := last_position + 1;
      past := coalesce(starts[append + 1], cardinality(streams) + 1);
      FOR each IN start..past - 1 LOOP
        last_position := last_position + 1;
        last_hash := ${hashOf('last_position', 'header_ends[each]', 'data_texts[each]', 'metadata_texts[each]')};
        positions[each] := last_position;
        hashes[each] := last_hash;
      END LOOP;
    END LOOP;
    IF positions IS NULL THEN
      RETURN;
    END IF;
    INSERT INTO event (position, stream, revision, id, type, schema, data, metadata, hash)
    SELECT * FROM unnest(positions, streams, revisions, ids, types, schemas, data_texts, metadata_texts, hashes)
      AS e (position) WHERE e.position IS NOT NULL;
    ${moveMarkAndNotify}
  END
  $function$`;

export const logMigrations: Migrations = { part: 'log', steps: [[tables, appendOne, appendMany].join(';\n')] };
