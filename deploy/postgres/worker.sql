-- The role of the services: it works on tables that the role "clearbench" owns ("npm run migrate -- --worker").
CREATE ROLE clearbench_worker LOGIN;
-- For the erasure of personal data: the services release the write-ahead log.
GRANT EXECUTE ON FUNCTION pg_switch_wal() TO clearbench_worker;
GRANT pg_checkpoint TO clearbench_worker;
