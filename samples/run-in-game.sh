#!/bin/sh
# Stands for a game: prints what a command of the editor passes to it, and "plays" until it is stopped.
# Program: the path of this file. Arguments: --level {file} --at {x},{y}
if [ "$1" != --level ] || [ "$3" != --at ]; then
    echo "The arguments of the command must be: --level {file} --at {x},{y}" >&2
    exit 2
fi
echo "Level:    $2"
echo "Position: $4 px"
echo "Folder:   $(pwd)"
if [ ! -r "$2" ]; then
    echo "There is no level $2" >&2
    exit 1
fi
second=1
while [ "$second" -le 10 ]; do
    echo "Playing, second $second of 10"
    sleep 1
    second=$((second + 1))
done
