@echo off
rem Stands for a game: prints what a command of the editor passes to it, and "plays" until it is stopped.
rem Program: the path of this file. Arguments: --level {file} --at {x},{y}
if not "%~1"=="--level" goto usage
if not "%~3"=="--at" goto usage
echo Level:    %~2
rem A comma separates arguments, too.
echo Position: %~4, %~5 px
echo Folder:   %CD%
if not exist "%~2" (
    echo There is no level %~2 1>&2
    exit /b 1
)
for /l %%s in (1,1,10) do (
    echo Playing, second %%s of 10
    ping -n 2 127.0.0.1 >nul
)
exit /b 0
:usage
echo The arguments of the command must be: --level {file} --at {x},{y} 1>&2
exit /b 2
