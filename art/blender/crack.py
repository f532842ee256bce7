"""Renders the broken tile of the 404 page.

    blender -b -P crack.py -- <picture> <size> <samples>
"""
import math
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kiln  # noqa: E402
import tile  # noqa: E402

PICTURE, SIZE, SAMPLES = kiln.arguments()
GLAZE = ('#e2551b', '#b93a0c', '#f29a5c', .14, .22)
shape = tile.Shape(1.45, 1.9, .24, .24, .085)

# The crack is a crooked line with fine random noise.
LINE_X = np.array([-1, -.62, -.45, -.30, -.08, .10, .26, .48, .60, 1.0]) * .75
LINE_Y = np.array([-.30, -.22, -.02, -.10, .07, .02, .20, .16, .34, .40]) + .02
GRAIN_X = np.linspace(-.8, .8, 46)
GRAIN_Y = np.random.default_rng(4).normal(0, .013, 46)


def break_line(x):
    return np.interp(x, LINE_X, LINE_Y) + np.interp(x, GRAIN_X, GRAIN_Y)


kiln.empty()
phase = np.random.default_rng(7).uniform(0, 6.28, 8)
upper, lower = (
    tile.build(part, shape, GLAZE, .60, 0, phase, 260, 340, crack=(break_line, side))
    for part, side in (('upper', 1), ('lower', -1))
)
upper.location = (0, .03, .04)
upper.rotation_euler = (0, math.radians(-1.5), math.radians(1.2))
lower.location = (.05, -.085, .05)
lower.rotation_euler = (math.radians(-2), math.radians(2.5), math.radians(-5.5))
kiln.nail(0, shape.hole_y + .06, .042)
kiln.numeral('404', .31).location = (0, shape.hole_y - .27, .176)
kiln.wall(2.6, .05, -.06)
kiln.render(PICTURE, int(SIZE), int(SIZE), int(SAMPLES))
