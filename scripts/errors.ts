/** Prints an error of a script as one line, also while the script imports content, which is parsed then. */
process.setUncaughtExceptionCaptureCallback((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
