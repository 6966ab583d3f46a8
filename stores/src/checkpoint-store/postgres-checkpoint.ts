import { raw, type Statement, sql } from '../postgres/sql.ts';
import type { Checkpoint } from './checkpoint-store.ts';

/**
 * Moves a reader forward only, and returns one row; none where a higher fence is stored. `source` is a part of the
 * statement that selects one row where the checkpoint may be written.
 */
export const advanced = ({ name, position, fence }: Checkpoint, source: Statement = raw('')): Statement => sql`
  INSERT INTO checkpoint AS stored (name, position, fence)
  SELECT ${Buffer.from(name)}::bytea, ${position}::bigint, ${fence ?? null}::bigint ${source}
  ON CONFLICT (name) DO UPDATE SET
    position = greatest(stored.position, excluded.position), fence = coalesce(excluded.fence, stored.fence)
  WHERE excluded.fence IS NULL OR stored.fence IS NULL OR excluded.fence >= stored.fence
  RETURNING 1`;
