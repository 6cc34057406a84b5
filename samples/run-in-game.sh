#!/bin/sh
# Stands for a game: prints what a command of the editor passes to it, and "plays" until it is stopped.
# Program: the path of this file. Arguments: {file} {x} {y} {name}
echo "Level:    $1"
echo "Position: $2, $3 px"
echo "Name:     $4"
echo "Folder:   $(pwd)"
if [ ! -r "$1" ]; then
    echo "There is no level $1" >&2
    exit 1
fi
second=1
while [ "$second" -le 10 ]; do
    echo "Playing, second $second of 10"
    sleep 1
    second=$((second + 1))
done
