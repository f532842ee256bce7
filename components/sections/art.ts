/** Separate files: app/styles/optional.ts says why. */
if (BUILD.tiles) require('./tiles');
else require('./plain');
