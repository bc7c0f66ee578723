#!/bin/sh
# Stands for ssh on a line that breaks: BREAKS_AT is which connection is the last. Of a
# script only the beginning arrives, rsync is cut off at work; later ones do not come
# to be.
count=$(($(cat "$CONNECTIONS" 2>/dev/null || echo 0) + 1))
echo "$count" > "$CONNECTIONS"
if [ "$1" = -l ]; then shift 2; fi
shift
if [ "$count" -lt "$BREAKS_AT" ]; then exec sh -c "$*"; fi
if [ "$count" -eq "$BREAKS_AT" ]; then
  case "$1" in
    rsync) timeout 0.05 sh -c "$*" ;;
    *) head -c 600 | sh -c "$*" ;;
  esac
fi
exit 255
