const LEAST_NODE = 24;

// Imported first, so that an old Node ends here and not in a library that crashes on it.
if (Number.parseInt(process.versions.node, 10) < LEAST_NODE) {
  process.stderr.write(
    `Passbook needs Node ${String(LEAST_NODE)} or newer; this is ${process.version}. Start it with "npm start", which brings its own.\n`,
  );
  process.exit(1);
}
