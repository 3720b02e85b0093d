#!/bin/sh
# Creates the servers' account in the file store, and their bucket, the only one that the account can access. Running it
# again resets the account's key and the bucket's owner.
set -eu
administer() { versitygw admin --endpoint-url "$ADMIN_ENDPOINT_URL" "$@"; }
account() { administer "$1" --access "$OWNER_ACCESS_KEY_ID" --secret "$OWNER_SECRET_ACCESS_KEY" --role user; }

account create-user || account update-user
administer list-buckets | grep -q "^$BUCKET " || administer create-bucket --bucket "$BUCKET" --owner "$OWNER_ACCESS_KEY_ID"
administer change-bucket-owner --bucket "$BUCKET" --owner "$OWNER_ACCESS_KEY_ID"
