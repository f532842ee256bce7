"""Renders the metaverse picture: a floating island in the colors of the glazes.

    blender -b -P meta.py -- <picture> <width> <height> <samples>
"""
import math
import os
import random
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kiln  # noqa: E402
from world import add, avatar, island, kiln_house, mesh, paint, portal, tree  # noqa: E402

PICTURE, WIDTH, HEIGHT, SAMPLES = kiln.arguments()
random.seed(5)
kiln.empty()

grass, meadow = paint('grass', '#6fa487', .8), paint('meadow', '#8fb99b', .8)
island(0, 0, 0, 3.4, grass, 3.2)
kiln_house(-1.35, .95)
portal(1.75, .75)
for i in range(7):
    t, color = i / 6, ('#e9ece8', '#9fc0ad', '#24479a', '#d9a441', '#e2551b', '#86a5c0')[i % 6]
    add(mesh.primitive_cube_add, paint('tile' + color, color, .15, coat=1),
        (-.35 + t * 1.75, -1.75 + t * 1.9 - .25 * math.sin(t * 3), .19), turn=(0, 0, -.55 + t * .2),
        size=1, scale=(.46, .34, .09))
for x, y, s in [(-2.55, -.2, 1.1), (-2.2, -1.0, .85), (-.2, 2.4, 1.3), (.6, 2.5, 1.05),
                (2.75, -.35, .95), (-2.75, .9, .9), (1.1, 2.0, .8)]:
    tree(x, y, .14, s, random.choice(['#1f6b57', '#2d7d63', '#17503f']))
avatar(-.15, -1.05, .16, '#24479a', .5)
avatar(.75, -.35, .16, '#e2551b', -.4, .95)
avatar(1.6, -1.25, .16, '#d9a441', .9, .9)
for i in range(5):
    t = i / 4
    add(mesh.primitive_cylinder_add, paint('coin', '#e0a32c', .28, coat=1),
        (-1.7 + t, -2.1 + t * .35 - .2 * math.sin(t * 3.1), .75 + .35 * math.sin(t * 3.14)),
        turn=(math.radians(90), 0, .4 + i * .25), radius=.16, depth=.05, vertices=28)
for x, y, s, color in [(2.55, -1.35, .5, '#86a5c0'), (2.8, -1.05, .34, '#a9c3d6'),
                       (-.95, -2.3, .3, '#86a5c0')]:
    add(mesh.primitive_ico_sphere_add, paint('crystal' + color, color, .1, emit=.5, coat=1),
        (x, y, .14 + s * .7), radius=s * .55, subdivisions=1, scale=(.6, .6, 1.5))

# The neighboring islands, and a plank bridge to one of them.
island(-5.2, 3.6, 1.5, 1.35, meadow, 1.5)
tree(-5.4, 3.6, 1.64, 1.2)
tree(-4.8, 3.9, 1.64, .9)
island(5.4, 3.0, .6, 1.5, meadow, 1.6)
add(mesh.primitive_cylinder_add, paint('tower', '#efe9de', .4), (5.4, 3.0, 1.7), radius=.42,
    depth=1.9, vertices=10)
add(mesh.primitive_cone_add, paint('roof', '#8a2229', .3, coat=1), (5.4, 3.0, 3.05), radius1=.62,
    radius2=0, depth=.85, vertices=10)
tree(6.1, 2.6, .74, .9)
island(4.3, -2.6, -1.5, .75, meadow, .9)
tree(4.3, -2.6, -1.38, .8)
for k in range(4):
    add(mesh.primitive_cube_add, paint('plank', '#b98d63', .8),
        (3.55 + k * .42, 1.35 + k * .36, .2 + .10 * k - .05 * (k in (1, 2))), turn=(0, 0, .72),
        size=1, scale=(.34, .5, .06))
for x, y, z, s in [(-5.6, 1.0, -1.7, 1), (3.4, 5.5, -.6, 1.3), (-2.8, 6.8, 2.7, 1.1),
                   (6.8, .2, -2.1, 1.0), (.4, -2.8, -3.4, 1.2)]:
    for k in range(6):
        at = (x + random.uniform(-1, 1) * s, y + random.uniform(-.3, .3) * s,
              z + random.uniform(-.12, .2) * s)
        add(mesh.primitive_uv_sphere_add, paint('cloud', '#fff7ee', 1, emit=.12), at,
            radius=random.uniform(.35, .62) * s, scale=(1.25, 1, .62), smooth=True)

kiln.sun((-6, -3.5, 5), 3.0, 5, (1, .86, .7))
world = bpy.data.worlds.new('sky')
kiln.scene.world = world
world.use_nodes = True
n = kiln.Nodes(world.node_tree)
background = world.node_tree.nodes['Background']
split, sky = n.new('SeparateXYZ'), n.new('ValToRGB')
n.put(n.new('TexCoord').outputs['Window'], split.inputs[0])
n.put(split.outputs[1], sky.inputs[0])
n.put(sky.outputs[0], background.inputs[0])
background.inputs[1].default_value = .85
stops = sky.color_ramp.elements
stops[0].color, stops[1].color = kiln.linear('#f4c79a'), kiln.linear('#6fa3c4')
stops.new(.42).color = kiln.linear('#f3dcc0')
kiln.perspective(52, (.6, -13.2, 6.4), (.15, 0, .35))
kiln.scene.cycles.caustics_reflective = False
kiln.scene.cycles.sample_clamp_indirect = 4
kiln.render(PICTURE, int(WIDTH), int(HEIGHT), int(SAMPLES), threshold=.012, bounces=4)
