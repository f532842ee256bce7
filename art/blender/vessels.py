"""Renders the pots of the contact page.

    blender -b -P vessels.py -- <picture> <width> <height> <samples>
"""
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kiln  # noqa: E402

PICTURE, WIDTH, HEIGHT, SAMPLES = kiln.arguments()
numbers = np.random.default_rng(11)

# Per glaze: main color, color of thick glaze, color of thin glaze, roughness, color variation
GLAZES = {
    'celadon': ('#9dbfac', '#5f8f7c', '#dbe3d4', .12, .25),
    'cobalt': ('#1d3f8f', '#0f2559', '#5d83c4', .10, .35),
    'ember': ('#e2551b', '#b93a0c', '#f29a5c', .12, .25),
    'tenmoku': ('#1d1512', '#0d0a09', '#8a3f16', .08, .45),
    'ochre': ('#c98a24', '#9a5f12', '#e3b864', .20, .35),
    'porcelain': ('#dfe3df', '#c3d0cf', '#ece6d8', .10, .10),
    'malachite': ('#1f6b57', '#0f4539', '#6f9a78', .10, .45),
}
# Profiles from foot to rim, as pairs of radius and height.
BOTTLE = [(.42, 0), (.50, .02), (.62, .35), (.66, .8), (.60, 1.25), (.36, 1.62), (.20, 1.86),
          (.17, 2.25), (.25, 2.5)]
VASE = [(.36, 0), (.42, .02), (.66, .5), (.80, 1.05), (.76, 1.5), (.55, 1.78), (.50, 1.88),
        (.58, 2.0)]
BOWL = [(.34, 0), (.38, .02), (.37, .1), (.62, .26), (.92, .62), (1.02, .98)]
CUP = [(.36, 0), (.40, .02), (.47, .25), (.49, .6), (.48, .98)]
JAR = [(.48, 0), (.54, .02), (.60, .5), (.60, 1.15), (.56, 1.38)]


def smooth(profile, count=90):
    p = np.array(profile, float)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    u = np.linspace(0, along[-1], count)
    out = np.stack([np.interp(u, along, p[:, 0]), np.interp(u, along, p[:, 1])], 1)
    for _ in range(6):
        out[1:-1] = (out[:-2] + 2 * out[1:-1] + out[2:]) / 4
    return out


def vessel(profile, x, y, glaze, dip, wall=.07, scale=1.0):
    """A wheel-thrown pot, glazed above the height `dip`. Its profile goes up the outside and down
    the inside."""
    outer = smooth(profile)
    rim = outer[-1]
    inner = outer[::-1].copy()
    inner[:, 0] = np.maximum(inner[:, 0] - wall, .001)
    inner[:, 1] = np.maximum(inner[:, 1], outer[0, 1] + .12)
    over = np.array([[rim[0] - wall * .5 + math.cos(a) * wall * .5, rim[1] + math.sin(a) * wall * .55]
                     for a in np.linspace(0, math.pi, 9)])
    whole = np.vstack([[[.001, outer[0, 1]]], outer, over[1:-1], inner[1:], [[.001, inner[-1, 1]]]])
    turn = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    phase = numbers.uniform(0, 6.28, 6)
    r, t = np.meshgrid(whole[:, 0], turn, indexing='ij')
    z = np.repeat(whole[:, 1][:, None], 160, 1)
    line = dip + .03 * (np.sin(3 * t + phase[0]) + .6 * np.sin(5 * t + phase[1])
                        + .35 * np.sin(11 * t + phase[2]) + .2 * np.sin(19 * t + phase[3]))
    outside = np.arange(len(whole))[:, None] < len(outer) + 1
    g = np.where(outside, z - line, 1.)
    glazed = np.clip(g / .02 + .5, 0, 1)
    roll = np.exp(-((g - .04) / .035) ** 2) * outside
    r = r + np.where(outside, glazed * (.012 + .03 * roll), 0) * (r > .05)
    # Faint rings, as on pots made on a wheel.
    r = r * (1 + .004 * np.sin(z * 22))
    thin = np.maximum(np.exp(-(np.abs(z - rim[1]) / .05) ** 2),
                      .8 * np.exp(-((g - .01) / .02) ** 2) * outside)
    pool = np.where(outside, .9 * np.exp(-((g - .10) / .08) ** 2), .5)
    seed = list(GLAZES).index(glaze) + 1
    name = 'vessel ' + glaze
    material = bpy.data.materials.get(name) or kiln.glaze_and_clay(
        name, *GLAZES[glaze], location=(seed * 3.1, seed, 0), scale=(1, 1, .6), pooled=.8, relief=False)
    points = np.stack([r * np.cos(t), r * np.sin(t), z], -1)
    thing = kiln.lathe(name, points, {'glz': glazed, 'thin': thin, 'pool': pool}, material)
    thing.location, thing.scale = (x, y, 0), (scale,) * 3


kiln.empty()
vessel(BOTTLE, -1.55, .35, 'tenmoku', .42, scale=1.06)
vessel(VASE, .05, .75, 'celadon', .36, scale=1.05)
vessel(BOWL, 1.55, .05, 'ember', .30, scale=.98)
vessel(CUP, -.55, -.75, 'cobalt', .32, scale=.92)
vessel(JAR, 2.85, .7, 'ochre', .44, scale=1.08)
vessel(CUP, .55, -1.05, 'porcelain', .24, scale=.72, wall=.06)
vessel(JAR, -2.85, .55, 'malachite', .40, scale=.86)

bpy.ops.mesh.primitive_cube_add(size=1, location=(0, .2, -.14))
shelf = bpy.context.object
shelf.scale = (14, 4.4, .28)
shelf.data.materials.append(kiln.plain('shelf', '#d9d1c3', Roughness=.7, Specular=.2))
bevel = shelf.modifiers.new('bevel', 'BEVEL')
bevel.width, bevel.segments = .03, 4
bpy.ops.mesh.primitive_plane_add(size=40, location=(0, 2.4, 0), rotation=(math.radians(90), 0, 0))
bpy.context.object.data.materials.append(kiln.plain('wall', '#cfdccf', Roughness=.95, Specular=.1))

kiln.sun((-6, -4.5, 6.2), 2.05, 4, (1, .95, .88))
lamp = bpy.data.lights.new('window', 'AREA')
lamp.shape, lamp.size, lamp.size_y, lamp.energy = 'RECTANGLE', 2.2, 4, 260
thing = bpy.data.objects.new('window', lamp)
thing.location = (-6, -4, 3.6)
kiln.scene.collection.objects.link(thing)
kiln.aim(thing, Vector((-6, -4, 3.6)), (0, 0, 1))
world = bpy.data.worlds.new('room')
kiln.scene.world = world
world.use_nodes = True
world.node_tree.nodes['Background'].inputs[0].default_value = (.9, .95, 1, 1)
world.node_tree.nodes['Background'].inputs[1].default_value = .34
kiln.perspective(74, (.1, -12.6, 2.5), (.05, .2, 1.02))
kiln.scene.cycles.caustics_reflective = False
kiln.scene.cycles.blur_glossy = .5
kiln.render(PICTURE, int(WIDTH), int(HEIGHT), int(SAMPLES), threshold=.01)
