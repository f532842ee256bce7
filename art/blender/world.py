"""The parts of the metaverse picture: islands, trees, people, a kiln and a portal."""
import math
import random

import bpy

import kiln

mesh = bpy.ops.mesh


def paint(name, color, rough=.6, emit=0, coat=0):
    material = bpy.data.materials.get(name)
    if not material:
        glow = {'Emission': kiln.linear(color), 'Emission_Strength': emit} if emit else {}
        material = kiln.plain(name, color, Roughness=rough, Metallic=0, Clearcoat=coat, **glow)
    return material


def add(make, material, at, turn=(0, 0, 0), scale=(1, 1, 1), smooth=False, **size):
    make(location=at, rotation=turn, **size)
    thing = bpy.context.object
    thing.scale = scale
    thing.data.materials.append(material)
    if smooth:
        bpy.ops.object.shade_smooth()


def solid(name, points, faces, material):
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    kiln.scene.collection.objects.link(bpy.data.objects.new(name, data))
    data.materials.append(material)


def island(x, y, z, radius, top, depth):
    """A floating cone of rock with a slab of grass on top."""
    n, rings = 22, 5
    points, faces = [], []
    for k in range(rings + 1):
        t = k / rings
        r = radius * (1 - t) ** .75 * (1 if k else 1.02)
        for i in range(n):
            a = 2 * math.pi * (i + .5 * (k % 2)) / n
            j = 1 + random.uniform(-.10, .10) * (1 if k else .5)
            drop = t * depth * (1 + random.uniform(-.08, .08)) if k else 0
            points.append((x + math.cos(a) * r * j, y + math.sin(a) * r * j, z - drop))
    for k in range(rings):
        for i in range(n):
            a, b = k * n + i, k * n + (i + 1) % n
            faces.append((a, b, b + n, a + n))
    solid('rock', points, faces, paint('rock', '#8a6a55', .9))
    rim = [(v[0] + (v[0] - x) * .03, v[1] + (v[1] - y) * .03) for v in points[:n]]
    slab = [(a, b, z + .16) for a, b in rim] + [(a, b, z - .06) for a, b in rim]
    sides = [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
    solid('grass', slab, [tuple(range(n))] + sides, top)


def tree(x, y, z, s=1.0, color='#1f6b57'):
    add(mesh.primitive_cylinder_add, paint('trunk', '#5b4030', .9), (x, y, z + .18 * s),
        radius=.07 * s, depth=.4 * s, vertices=8)
    for i, (r, h) in enumerate([(.42, .55), (.33, .48), (.22, .42)]):
        add(mesh.primitive_cone_add, paint('leaf' + color, color, .7), (x, y, z + (.52 + i * .34) * s),
            turn=(0, 0, random.uniform(0, 3)), radius1=r * s, radius2=0, depth=h * s, vertices=7)


def avatar(x, y, z, color, turn=0.0, s=1.0):
    add(mesh.primitive_cone_add, paint('avatar' + color, color, .25, coat=1), (x, y, z + .34 * s),
        radius1=.26 * s, radius2=.13 * s, depth=.62 * s, vertices=24, smooth=True)
    add(mesh.primitive_uv_sphere_add, paint('head', '#e8c39e', .5), (x, y, z + .82 * s),
        radius=.2 * s, smooth=True)
    add(mesh.primitive_uv_sphere_add, paint('visor', '#17110f', .08, coat=1),
        (x + math.sin(turn) * .09 * s, y - math.cos(turn) * .09 * s, z + .84 * s),
        radius=.17 * s, scale=(1, .85, .55), smooth=True)
    add(mesh.primitive_torus_add, paint('mark' + color, color, .4, emit=2.2), (x, y, z + 1.32 * s),
        major_radius=.13 * s, minor_radius=.03 * s)


def kiln_house(x, y):
    brick, band = paint('brick', '#c9744a', .8), paint('band', '#e9dcc8', .7)
    add(mesh.primitive_cylinder_add, brick, (x, y, .56), radius=1.02, depth=.82, vertices=40)
    add(mesh.primitive_uv_sphere_add, brick, (x, y, .95), radius=1.02, scale=(1, 1, .8), smooth=True)
    add(mesh.primitive_torus_add, band, (x, y, .96), major_radius=1.03, minor_radius=.06)
    add(mesh.primitive_cylinder_add, paint('chimney', '#a95a35', .8), (x + .1, y + .2, 2.1),
        radius=.26, depth=1.0, vertices=20)
    add(mesh.primitive_cylinder_add, band, (x + .1, y + .2, 2.6), radius=.33, depth=.12, vertices=20)
    a = math.radians(-62)
    dx, dy, turn = math.cos(a), math.sin(a), (math.radians(90), 0, a + math.pi / 2)
    add(mesh.primitive_cylinder_add, band, (x + dx * .98, y + dy * .98, .52), turn=turn, radius=.47,
        depth=.2, vertices=32, scale=(1, 1.15, 1))
    add(mesh.primitive_cylinder_add, paint('fire', '#ff6a14', .6, emit=1.05),
        (x + dx * 1.04, y + dy * 1.04, .48), turn=turn, radius=.34, depth=.2, vertices=32,
        scale=(1, 1.15, 1))
    lamp = bpy.data.lights.new('fire', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = 45, (1, .5, .2), .3
    thing = bpy.data.objects.new('fire', lamp)
    thing.location = (x + dx * 1.58, y + dy * 1.58, .6)
    kiln.scene.collection.objects.link(thing)


def portal(x, y):
    a = math.radians(-28)
    turn = (math.radians(90), 0, a)
    stone = paint('stone', '#efe9de', .25, coat=1)
    add(mesh.primitive_torus_add, stone, (x, y, 1.28), turn=turn, major_radius=1.05,
        minor_radius=.17, major_segments=64)
    add(mesh.primitive_cylinder_add, paint('portal', '#2f86c9', .4, emit=.42), (x, y, 1.28),
        turn=turn, radius=.98, depth=.03, vertices=64)
    for k in range(3):
        add(mesh.primitive_torus_add, paint('ring%d' % k, '#d7f0ff', .3, emit=1.2 - k * .2),
            (x + .03 * math.sin(-a) * k, y - .05, 1.28), turn=turn, major_radius=.78 - .24 * k,
            minor_radius=.018)
    add(mesh.primitive_cube_add, stone, (x, y, .2), turn=(0, 0, a), size=1, scale=(1.7, .75, .22))
