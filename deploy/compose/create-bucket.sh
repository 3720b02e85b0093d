#!/bin/sh
# Makes the servers' account in the store of files, and their bucket, which is all that the account reaches. Running it
# again sets the account's key and the bucket's owner anew.
set -eu
administer() { versitygw admin --endpoint-url "$ADMIN_ENDPOINT_URL" "$@"; }
account() { administer "$1" --access "$OWNER_ACCESS_KEY_ID" --secret "$OWNER_SECRET_ACCESS_KEY" --role user; }

account create-user || account update-user
administer list-buckets | grep -q "^$BUCKET " || administer create-bucket --bucket "$BUCKET" --owner "$OWNER_ACCESS_KEY_ID"
administer change-bucket-owner --bucket "$BUCKET" --owner "$OWNER_ACCESS_KEY_ID"
