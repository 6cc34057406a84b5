@echo off
rem Stands for a game: prints what a command of the editor passes to it, and "plays" until it is stopped.
rem Program: the path of this file. Arguments: {file} {x} {y} {name}
echo Level:    %~1
echo Position: %~2, %~3 px
echo Name:     %~4
echo Folder:   %CD%
if not exist "%~1" (
    echo There is no level %~1 1>&2
    exit /b 1
)
for /l %%s in (1,1,10) do (
    echo Playing, second %%s of 10
    ping -n 2 127.0.0.1 >nul
)
