# Lets a replica connect; Postgres' image reads it when it creates the database.
echo 'host replication gevel samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
