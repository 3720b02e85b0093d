#!/bin/sh
# The image of PostgreSQL runs this once, while it sets up an empty volume: makes the role that the servers sign in with,
# which owns the database of the program and may do nothing beyond it.
set -eu
psql --set=ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres --set=password="$EPTW_PASSWORD" <<'SQL'
create role eptw login password :'password';
create database eptw owner eptw;
SQL
