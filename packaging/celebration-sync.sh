#!/bin/sh
# Starts celebration-sync with this package's own Node, also when PATH has another one.
exec /usr/lib/celebration-sync/bin/node /usr/lib/celebration-sync/dist/cli.js "$@"
