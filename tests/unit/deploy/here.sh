#!/bin/sh
# Stands for ssh: drops the user's and the host's name and runs the command on this
# machine, joined to one line and read by a shell, as ssh does.
if [ "$1" = -l ]; then shift 2; fi
shift
exec sh -c "$*"
