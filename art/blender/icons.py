"""Renders the six service icons.

    blender -b -P icons.py -- <folder> <size> <samples> [name ...]

Each icon is a height field made from masks in <folder>: `name.base.raw` (the main shape),
`name.low.raw` (parts behind the main shape), `name.sunk.raw` (sunken areas), `name.proud.raw`
(raised parts) and `name.line.raw` (thin grooves). The script writes the picture to
`<folder>/name.png`.
"""
import math
import os
import sys

import bpy
import numpy as np
from scipy.ndimage import distance_transform_edt, gaussian_filter, map_coordinates

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kiln  # noqa: E402

FOLDER, SIZE, SAMPLES, *ONLY = kiln.arguments()
MASK, SPAN, GRID = 768, 2.08, 560

# Per icon: main color, color of thick glaze, color of thin glaze, roughness, color variation,
# height of the glaze line (0 to 1)
GLAZES = {
    'blockchain': ('#1d3f8f', '#0f2559', '#4a6db4', .10, .35, .47),
    'web': ('#8fb3a0', '#5f8f7c', '#cfd8c6', .12, .25, .42),
    'software': ('#c98a24', '#9a5f12', '#e3b864', .16, .30, .52),
    'application': ('#e2551b', '#b93a0c', '#f29a5c', .12, .20, .44),
    'gaming': ('#7a1419', '#4c0a10', '#b98a7c', .08, .35, .44),
    'metaverse': ('#5d7f9e', '#2f4f78', '#c9b08a', .14, .60, .405),
}


def mask(name, layer):
    path = os.path.join(FOLDER, '%s.%s.raw' % (name, layer))
    if not os.path.exists(path):
        return np.zeros((MASK, MASK), bool)
    return np.fromfile(path, dtype=np.uint8).reshape(MASK, MASK) > 127


def inside(shape):
    """The signed distance to the outline of a shape, in scene units: positive inside the shape."""
    if not shape.any():
        return np.full(shape.shape, -9.)
    d = np.where(shape, distance_transform_edt(shape) - .5, .5 - distance_transform_edt(~shape))
    return gaussian_filter(d * SPAN / MASK, 1.2)


def sample(field, x, y):
    where = [(SPAN / 2 - y) / SPAN * MASK - .5, (x + SPAN / 2) / SPAN * MASK - .5]
    return map_coordinates(field, where, order=1, mode='nearest')


def to_outline(d, x, y):
    """Moves points that are just outside the outline onto the outline, so that it is smooth."""
    gy, gx = np.gradient(d)
    gx, gy = gx * MASK / SPAN, -gy * MASK / SPAN
    for _ in range(3):
        v, ax, ay = (sample(f, x, y) for f in (d, gx, gy))
        near = (v < 0) & (v > -.014)
        length = np.maximum(ax * ax + ay * ay, .6)
        x = np.where(near, x - v * ax / length, x)
        y = np.where(near, y - v * ay / length, y)
    return x, y


def dome(d, height, bevel):
    """The height at distance `d` from the outline: a quarter-round bevel, then an almost flat
    top."""
    t = np.clip(d / bevel, 0, 1)
    return height * np.sqrt(1 - (1 - t) ** 2) + .03 * np.clip(d / .3, 0, 1) ** .7


def build(order, name):
    *glaze, level = GLAZES[name]
    base, low = mask(name, 'base'), mask(name, 'low')
    outline = inside(base | low)
    line = mask(name, 'line')
    groove_at = distance_transform_edt(~line) * SPAN / MASK if line.any() else np.full(line.shape, 9.)
    steps = np.linspace(-SPAN / 2, SPAN / 2, GRID)
    x, y = to_outline(outline, *np.meshgrid(steps, steps))
    d = sample(outline, x, y)
    outside = d < .002
    d = np.maximum(d, 0)
    z = dome(d, .11, .075)
    if low.any():
        # The parts behind the main shape bulge less than the main shape.
        front = np.maximum(sample(inside(base), x, y), 0)
        z = np.maximum(dome(np.minimum(d, .16), .05, .05) - .02, dome(front, .125, .075) * (front > 0))
        d = np.where(front > 0, front, d)
    sunk, proud = (sample(inside(mask(name, k)), x, y) for k in ('sunk', 'proud'))
    press = np.clip(sunk / .022 + .5, 0, 1)
    press = press * press * (3 - 2 * press)
    rise = np.sqrt(1 - (1 - np.clip(proud / .03, 0, 1)) ** 2)
    z = z - .045 * press + .042 * rise
    phase = np.random.default_rng(order + 3).uniform(0, 6.28, 8)
    edge = (level - .5) * SPAN + .030 * np.sin(x * 5 + phase[0])
    edge = edge + .018 * np.sin(x * 11 + phase[1]) + .008 * np.sin(x * 23 + phase[2])
    g = edge - y
    glazed = np.clip(g / .012 + .5, 0, 1)
    roll = np.exp(-((g - .035) / .034) ** 2)
    z = z + glazed * (.014 + .018 * roll) * np.clip(d / .05, 0, 1)
    groove = np.exp(-(sample(groove_at, x, y) / .016) ** 2)
    z = z - (.05 - .018 * glazed) * groove
    z = z + glazed * .004 * np.sin(y * 6 + phase[5] + np.sin(x * 4))
    z = np.where(outside, -.12, z)
    thin = np.maximum((1 - np.clip(d / .09, 0, 1)) ** 1.6, .7 * np.exp(-((g - .008) / .016) ** 2))
    # Glaze is thin on raised edges and collects in the corners below them.
    thin = np.maximum(thin, .55 * np.exp(-((proud - .012) / .014) ** 2))
    corner = np.exp(-((sunk - .014) / .016) ** 2) * (proud < -.01)
    pool = np.maximum(.5 * np.exp(-((g - .08) / .06) ** 2), .95 * groove)
    pool = np.maximum(pool, .8 * np.maximum(corner, np.exp(-((proud + .012) / .014) ** 2)))
    material = kiln.glaze_and_clay(name, *glaze, location=(order * 3.1, order * 1.7, 0))
    thing = kiln.height_field(name, x, y, z, {'glz': glazed, 'thin': thin, 'pool': pool}, material,
                              keep=~outside)
    thing.location = (0, 0, .05)
    thing.rotation_euler = (math.radians(-1.5), math.radians(1.5), 0)
    return thing


kiln.empty()
kiln.wall(2.16, .03, -.04)
for order, name in enumerate(GLAZES):
    if ONLY and name not in ONLY:
        continue
    icon = build(order, name)
    kiln.render(os.path.join(FOLDER, name + '.png'), int(SIZE), int(SIZE), int(SAMPLES))
    bpy.data.objects.remove(icon)
