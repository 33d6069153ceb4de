#!/bin/sh
# Starts three simulators on this machine: start.sh FOLDER. FOLDER has users.yaml and limits.yaml, and gets the key and
# the databases. nginx runs on the same machine. An interrupt stops all three. One that ends by itself leaves the others.
# SHARDS has names and ports ("a:8081 b:8082"), STANDIN a command in the place of this repository's standin.
set -eu
folder=${1:?Give the folder that has users.yaml: start.sh FOLDER}
program=$(dirname "$0")/../../../bin/standin.js
# No npx: it does not pass on the signal that stops a simulator.
standin() {
  if [ -n "${STANDIN:-}" ]; then exec $STANDIN "$@"; else exec node "$program" "$@"; fi
}
shards=
for shard in ${SHARDS:-a:8081 b:8082 c:8083}; do
  standin start --port "${shard#*:}" --db "$folder/${shard%:*}.db" --users "$folder/users.yaml" \
    --limits "$folder/limits.yaml" --key-file "$folder/key" --public-host standin.example \
    --trust-proxy 127.0.0.0/8 --proxy-header x-forwarded-for &
  shards="$shards $!"
done
trap 'kill $shards 2>/dev/null; wait; exit 0' INT TERM
code=0
for shard in $shards; do wait "$shard" || code=$?; done
exit $code
