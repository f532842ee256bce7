/** The styles of sections with tiles, or without. Each is a file of its own (app/styles/optional.ts says why). */
if (BUILD.tiles) require('./tiles');
else require('./plain');
