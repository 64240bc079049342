#!/bin/sh
# Starts celebration-sync on the Node that this package brings, whatever Node is on PATH.
exec /usr/lib/celebration-sync/bin/node /usr/lib/celebration-sync/dist/cli.js "$@"
