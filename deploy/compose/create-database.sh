#!/bin/sh
# The PostgreSQL image runs this once, when it sets up an empty volume. It creates the role that the servers sign in with,
# which owns the application's database and has no other rights.
set -eu
psql --set=ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres --set=password="$EPTW_PASSWORD" <<'SQL'
create role eptw login password :'password';
create database eptw owner eptw;
SQL
