@echo off
rem Starts Leapsmith with the runtime of its package, or else with the Java of JAVA_HOME or the java on the PATH.
rem Paths may have parentheses, as in "Program Files (x86)": they are always in quotes, and never in a block.
setlocal

set "app=%~dp0.."
if exist "%app%\runtime\bin\java.exe" goto packaged

set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME:"=%\bin\java.exe"

"%java%" -version >nul 2>&1
if errorlevel 1 goto missing

rem The command starts with call, as cmd would strip the quotes of a command that starts with one.
set "version="
for /f "tokens=3" %%v in ('call "%java%" -version 2^>^&1 ^| findstr /c:" version "') do if not defined version set "version=%%~v"
set "major="
for /f "tokens=1,2 delims=.-+" %%a in ("%version%") do if "%%a"=="1" (set "major=%%b") else (set "major=%%a")
if not defined major set "major=0"
if %major% lss 17 goto old

"%java%" @{jvm.launch} --module-path "%app%\lib" --module leapsmith.editor/@{main.class} %*
exit /b %errorlevel%

:packaged
"%app%\runtime\bin\java.exe" @{jvm.launch} "-XX:AOTCache=%app%\leapsmith.aot" -Xlog:disable --module leapsmith.editor/@{main.class} %*
exit /b %errorlevel%

:missing
echo leapsmith: no Java found; install Java 17 or newer, or set JAVA_HOME to it 1>&2
exit /b 2

:old
echo leapsmith: Java 17 or newer is needed, but "%java%" has version %version% 1>&2
exit /b 2
