"""Renders the twelve test tiles of the home page.

    blender -b -P tiles.py -- <picture> <width> <samples>
"""
import math
import os
import random
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kiln  # noqa: E402
import tile  # noqa: E402

PICTURE, WIDTH, SAMPLES = kiln.arguments()
random.seed(7)
numbers = np.random.default_rng(7)

# Per tile: name, main color, color of thick glaze, color of thin glaze, roughness, color
# variation, height of the glaze line (0 to 1). From tile to tile, this height rises and falls like
# the temperature in a kiln.
TILES = [
    ('celadon', '#8fb3a0', '#5f8f7c', '#cfd8c6', .12, .25, .20),
    ('porcelain', '#dfe3df', '#c3d0cf', '#ece6d8', .10, .08, .29),
    ('cobalt', '#1d3f8f', '#0f2559', '#4a6db4', .10, .35, .40),
    ('ochre', '#c98a24', '#9a5f12', '#e3b864', .22, .35, .44),
    ('tenmoku', '#1d1512', '#0d0a09', '#8a3f16', .08, .45, .56),
    ('ember', '#e2551b', '#b93a0c', '#f29a5c', .14, .22, .70),
    ('rutile', '#5d7f9e', '#2f4f78', '#c9b08a', .16, .75, .82),
    ('oxblood', '#7a1419', '#4c0a10', '#b98a7c', .08, .40, .86),
    ('shino', '#dcc3a8', '#e6d6c2', '#b9602c', .30, .55, .86),
    ('malachite', '#1f6b57', '#0f4539', '#6f9a78', .12, .45, .70),
    ('chun', '#a9c3d6', '#86a9c6', '#e4e2d6', .12, .40, .52),
    ('iron', '#3a403f', '#232828', '#7a6a58', .45, .30, .34),
]
PITCH = 1.2
shape = tile.Shape(.90, 2.36, .17, .20, .062)

kiln.empty()
for i, (name, *glaze, level) in enumerate(TILES):
    x = (i - (len(TILES) - 1) / 2) * PITCH
    thing = tile.build(name, shape, glaze, level, i, numbers.uniform(0, 6.28, 8), 120, 300)
    # Each tile hangs at a slightly different angle.
    rz, ry, rx = (math.radians(random.uniform(-a, a)) for a in (.9, 2.2, 1.5))
    hook = bpy.data.objects.new('hook', None)
    kiln.scene.collection.objects.link(hook)
    hook.location, hook.rotation_euler = (x, shape.hole_y, .02), (rx, ry, rz)
    thing.parent, thing.location = hook, (0, -shape.hole_y, .04)
    kiln.nail(x, shape.hole_y + .028, .030)
    stamp = kiln.numeral('%02d' % (i + 1), .172)
    stamp.parent, stamp.location = hook, (0, -.235, .186)
span = len(TILES) * PITCH
kiln.wall(span, .06, -.10)
kiln.render(PICTURE, int(WIDTH), int(int(WIDTH) * 3.05 / span), int(SAMPLES))
