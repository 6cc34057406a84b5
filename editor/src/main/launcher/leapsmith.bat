@echo off
rem Starts Leapsmith with the Java of JAVA_HOME or, without one, the java on the PATH.
setlocal

set "app=%~dp0.."
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"

"%java%" -version >nul 2>&1
if errorlevel 1 (
    echo leapsmith: no Java found; install Java 17 or newer, or set JAVA_HOME to it 1>&2
    exit /b 2
)

set "version="
for /f "tokens=3" %%v in ('""%java%" -version 2>&1 ^| findstr /c:" version ""' ) do if not defined version set "version=%%~v"
for /f "tokens=1,2 delims=.-+" %%a in ("%version%") do if "%%a"=="1" (set "major=%%b") else (set "major=%%a")
if not defined major set "major=0"
if %major% lss 17 (
    echo leapsmith: Java 17 or newer is needed, but %java% is %version% 1>&2
    exit /b 2
)

"%java%" @{jvm.launch} --module-path "%app%\lib" --module leapsmith.editor/@{main.class} %*
exit /b %errorlevel%
