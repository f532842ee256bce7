/** The styles of sections with tiles, or without. */
if (BUILD.tiles) require('./tiles');
else require('./plain');
