"""A test tile: a rounded slab of clay with a hole. Its lower part is dipped in glaze."""
import math

import numpy as np

import kiln


class Shape:
    """The outline of a tile and its hole."""

    def __init__(self, width, height, radius, hole_below_top, hole_radius):
        self.width, self.height, self.radius = width, height, radius
        self.hole_y, self.hole_radius = height / 2 - hole_below_top, hole_radius

    def inside(self, x, y):
        """The signed distance to the outline of the tile: positive inside the tile."""
        qx = np.abs(x) - (self.width / 2 - self.radius)
        qy = np.abs(y) - (self.height / 2 - self.radius)
        outer = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0))
        return self.radius - (outer + np.minimum(np.maximum(qx, qy), 0))


def grid(shape, columns, rows):
    """The grid points of the tile. Points outside the tile are moved onto its outline, so that the
    outline is smooth."""
    x, y = np.meshgrid(np.linspace(-shape.width / 2 - .02, shape.width / 2 + .02, columns),
                       np.linspace(-shape.height / 2 - .02, shape.height / 2 + .02, rows))
    e = 1e-4
    for _ in range(3):
        d = shape.inside(x, y)
        gx = (shape.inside(x + e, y) - shape.inside(x - e, y)) / (2 * e)
        gy = (shape.inside(x, y + e) - shape.inside(x, y - e)) / (2 * e)
        x, y = np.where(d < 0, x - d * gx, x), np.where(d < 0, y - d * gy, y)
    return x, y, d < -1e-9


def build(name, shape, glaze, level, order, phase, columns, rows, crack=None):
    """`level` (0 to 1) is the height of the glaze line, and `phase` contains random phases of its
    waves. `crack` is a pair `(f, side)`: `f(x)` is the y position of the crack, and `side` is 1 to
    build the part above the crack, or -1 to build the part below."""
    x, y, outside = grid(shape, columns, rows)
    d = np.maximum(shape.inside(x, y), 0)
    soft = np.clip(d / .1, 0, 1)
    # A quarter-round bevel, then a slightly domed face.
    z = .10 * np.sqrt(1 - (1 - np.clip(d / .075, 0, 1)) ** 2) + .030 * np.clip(d / .4, 0, 1) ** .7
    line = -shape.height / 2 + (shape.height - .42) * level + .10
    line = line + .022 * np.sin(x * 7 + phase[0]) + .014 * np.sin(x * 15 + phase[1])
    line = line + .008 * np.sin(x * 29 + phase[2]) + .06 * x / shape.width * math.sin(phase[3])
    g = line - y
    glazed = np.clip(g / .012 + .5, 0, 1)
    # The glaze adds thickness, especially at its rolled edge.
    z += glazed * (.014 + .016 * np.exp(-((g - .03) / .030) ** 2)) * np.clip(d / .05, 0, 1)
    z += .004 * np.sin(x * 3 + phase[4] + y * 2) * soft
    z += glazed * .004 * np.sin(y * 6 + phase[5] + np.sin(x * 4 + phase[6])) * soft
    z -= .034 * (x / (shape.width / 2)) ** 2 * np.clip(d / .02, 0, 1)
    from_hole = np.hypot(x, y - shape.hole_y)
    rim = np.clip((from_hole - shape.hole_radius) / .018, 0, 1)
    sunk = np.minimum(z, z * rim ** .5 - .10 * (1 - rim))
    z = np.where(from_hole < shape.hole_radius + .018, sunk, z)
    z = np.where(outside | (d <= 1e-6), -.12, z)
    points_y = y
    if crack:
        break_line, side = crack
        away = (y < break_line(x)) if side > 0 else (y > break_line(x))
        z = z - .02 * np.exp(-((y - break_line(x)) / .02) ** 2)
        points_y, z = np.where(away, break_line(x), y), np.where(away, -.12, z)
    thin = (1 - np.clip(d / .11, 0, 1)) ** 1.4
    thin = np.maximum(thin, .75 * np.exp(-((g - .008) / .016) ** 2))
    pool = np.clip((.55 - (points_y + shape.height / 2)) / .55, 0, 1) ** 1.2 * .9
    pool = pool + .35 * np.exp(-((g - .07) / .05) ** 2)
    material = kiln.glaze_and_clay(name, *glaze, location=(order * 3.1, order * 1.7, 0))
    values = {'glz': glazed, 'thin': thin, 'pool': pool}
    return kiln.height_field(name, x, points_y, z, values, material)
