@echo off
rem Starts Leapsmith with the runtime of its package.
setlocal
set "app=%~dp0.."
"%app%\runtime\bin\java.exe" @options@ -XX:AOTCache="%app%\leapsmith.aot" -Xlog:disable --module @main@ %*
