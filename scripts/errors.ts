/** Prints an error in one line, also one of content that a script imports. */
process.setUncaughtExceptionCaptureCallback((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
