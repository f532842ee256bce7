"""What every ceramic picture shares: the glazes and the clay, the light, the camera, the render."""
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Vector

HERE = os.path.dirname(os.path.abspath(__file__))
scene = bpy.context.scene


def arguments():
    """What follows `--` on Blender's command line."""
    return sys.argv[sys.argv.index('--') + 1:]


def empty():
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)


def linear(hex_color):
    """A CSS colour as Blender wants it: linear light, with alpha."""
    h = hex_color.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c) + (1,)


class Nodes:
    """Short names for the shader nodes the materials are built from."""

    def __init__(self, tree):
        self.tree = tree
        self.coordinates = None

    def new(self, kind):
        return self.tree.nodes.new('ShaderNode' + kind)

    def put(self, value, socket):
        if hasattr(value, 'is_output'):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def attribute(self, name):
        node = self.new('Attribute')
        node.attribute_name = name
        return node.outputs['Fac']

    def mix(self, factor, a, b):
        node = self.new('MixRGB')
        for i, value in enumerate((factor, a, b)):
            self.put(value, node.inputs[i])
        return node.outputs[0]

    def math(self, operation, a, b, clamp=True):
        node = self.new('Math')
        node.operation = operation
        node.use_clamp = clamp
        self.put(a, node.inputs[0])
        self.put(b, node.inputs[1])
        return node.outputs[0]

    def place(self, location, scale):
        """Where in the noise an object lies: no two objects share a patch."""
        mapping = self.new('Mapping')
        mapping.inputs['Location'].default_value = location
        mapping.inputs['Scale'].default_value = scale
        self.put(self.new('TexCoord').outputs['Object'], mapping.inputs[0])
        self.coordinates = mapping.outputs[0]

    def noise(self, scale, detail=4, roughness=.55, distortion=0):
        node = self.new('TexNoise')
        for name, value in (('Scale', scale), ('Detail', detail), ('Roughness', roughness),
                            ('Distortion', distortion), ('Vector', self.coordinates)):
            self.put(value, node.inputs[name])
        return node.outputs['Fac']

    def ramp(self, value, low, high):
        node = self.new('MapRange')
        node.inputs[1].default_value = low
        node.inputs[2].default_value = high
        self.put(value, node.inputs[0])
        return node.outputs[0]

    def bump(self, strength, distance, height):
        node = self.new('Bump')
        node.inputs['Strength'].default_value = strength
        node.inputs['Distance'].default_value = distance
        self.put(height, node.inputs['Height'])
        return node.outputs[0]

    def principled(self, **values):
        node = self.new('BsdfPrincipled')
        for name, value in values.items():
            self.put(value, node.inputs[name.replace('_', ' ')])
        return node


def glaze_and_clay(name, main, pool, thin, rough, variation, location, scale=(1.5, .75, 1.5),
                   pooled=.85, relief=True):
    """Raw clay and glaze in one material. The mesh says where: its attribute `glz` mixes the two,
    `pool` darkens thick glaze, `thin` lets the clay break through at edges."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    n = Nodes(material.node_tree)
    n.tree.nodes.clear()
    n.place(location, scale)
    broad = n.ramp(n.noise(3.2 if relief else 2.6, 5, .6, .6), .38, .68)
    fine = n.ramp(n.noise(9 if relief else 8, 4, .65, 1.2), .45, .7)
    color = n.mix(n.math('MULTIPLY', broad, variation), linear(main), linear(pool))
    color = n.mix(n.math('MULTIPLY', fine, variation * .45), color, linear(thin))
    color = n.mix(n.math('MULTIPLY', n.attribute('pool'), pooled), color, linear(pool))
    color = n.mix(n.math('MULTIPLY', n.attribute('thin'), .85), color, linear(thin))
    glaze = n.principled(Base_Color=color, Roughness=rough + .25, Specular=.3,
                         Clearcoat=1.0 if rough < .3 else .25,
                         Clearcoat_Roughness=max(.03, rough * .4))
    body = n.mix(n.ramp(n.noise(60, 3, .7), .62, .70), linear('#cfc6b8'), linear('#8f7a66'))
    if relief:
        cloud = n.math('MULTIPLY', n.ramp(n.noise(4, 4), .4, .7), .35)
        body = n.mix(cloud, body, linear('#bfb2a1'))
    clay = n.principled(Base_Color=body, Roughness=.85, Specular=.25 if relief else .2)
    if relief:
        n.put(n.bump(.18, .02, n.noise(70, 3, .7)), clay.inputs['Normal'])
        wave = n.bump(.05, .05, n.noise(7, 2, .4))
        n.put(wave, glaze.inputs['Normal'])
        n.put(wave, glaze.inputs['Clearcoat Normal'])
    both = n.new('MixShader')
    n.put(n.attribute('glz'), both.inputs[0])
    n.put(clay.outputs[0], both.inputs[1])
    n.put(glaze.outputs[0], both.inputs[2])
    n.put(both.outputs[0], n.new('OutputMaterial').inputs[0])
    return material


def plain(name, color, **values):
    """A material of one colour."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = linear(color)
    for key, value in values.items():
        shader.inputs[key.replace('_', ' ')].default_value = value
    return material


def height_field(name, x, y, z, attributes, material, keep=None):
    """A mesh from a grid of points, with a value per point for each attribute."""
    rows, columns = x.shape
    index = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1)
    return _mesh(name, np.stack([x, y, z], -1), faces.reshape(-1, 4), attributes, material, keep)


def lathe(name, points, attributes, material):
    """A mesh from a grid of points whose columns close to a ring."""
    rows, columns, _ = points.shape
    index = np.arange(rows * columns).reshape(rows, columns)
    around = np.roll(index, -1, 1)
    faces = np.stack([index[:-1], around[:-1], around[1:], index[1:]], -1)
    return _mesh(name, points, faces.reshape(-1, 4), attributes, material)


def _mesh(name, points, faces, attributes, material, keep=None):
    if keep is not None:
        faces = faces[keep.reshape(-1)[faces].any(1)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points.reshape(-1, 3).tolist(), [], faces.tolist())
    mesh.update()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    for key, values in attributes.items():
        layer = mesh.attributes.new(key, 'FLOAT', 'POINT')
        layer.data.foreach_set('value', np.clip(values, 0, 1).reshape(-1).astype(np.float32))
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    scene.collection.objects.link(thing)
    return thing


def aim(thing, origin, target):
    thing.rotation_euler = (Vector(target) - Vector(origin)).to_track_quat('-Z', 'Y').to_euler()


def sun(direction, energy, angle, color):
    """The one light that casts the shadow: from the upper left, always."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = energy, math.radians(angle), color
    thing = bpy.data.objects.new('sun', lamp)
    scene.collection.objects.link(thing)
    aim(thing, direction, (0, 0, 0))


def window():
    """A dim room with a bright window and a narrow strip: what the gloss reflects."""
    world = bpy.data.worlds.new('room')
    scene.world = world
    world.use_nodes = True
    n = Nodes(world.node_tree)
    split = n.new('SeparateXYZ')
    n.put(n.new('TexCoord').outputs['Generated'], split.inputs[0])

    def band(axis, low, high, soft=.012):
        sides = []
        for edge, start, end in ((low, 0, 1), (high, 1, 0)):
            node = n.new('MapRange')
            node.interpolation_type = 'SMOOTHSTEP'
            for i, value in enumerate((edge - soft, edge + soft, start, end)):
                node.inputs[i + 1].default_value = value
            n.put(split.outputs[axis], node.inputs[0])
            sides.append(node.outputs[0])
        return n.math('MULTIPLY', *sides, clamp=False)

    def pane(x, y):
        inside = n.math('MULTIPLY', band(0, *x), band(1, *y), clamp=False)
        return n.math('MULTIPLY', inside, band(2, 0, 2), clamp=False)

    bright = n.math('MULTIPLY', pane((-.235, -.10), (-.30, .42)), 5.2, clamp=False)
    strip = n.math('MULTIPLY', pane((.20, .235), (-.5, .6)), 1.4, clamp=False)
    light = n.math('ADD', n.math('ADD', bright, strip, clamp=False), .27, clamp=False)
    background = world.node_tree.nodes['Background']
    n.put(light, background.inputs[1])
    background.inputs[0].default_value = (.95, .97, 1, 1)


def wall(width, x, y):
    """The wall the tiles hang on: it only catches their shadow. Seen straight on, without
    perspective, under the sun from the upper left and the window."""
    bpy.ops.mesh.primitive_plane_add(size=80, location=(0, 0, -.02))
    bpy.context.object.is_shadow_catcher = True
    sun((-5.2, 6, 9), 2.15, 9, (1, .965, .92))
    window()
    camera = bpy.data.cameras.new('camera')
    camera.type = 'ORTHO'
    camera.ortho_scale = width
    thing = bpy.data.objects.new('camera', camera)
    thing.location = (x, y, 20)
    scene.collection.objects.link(thing)
    scene.camera = thing
    scene.render.film_transparent = True


def perspective(lens, location, target):
    camera = bpy.data.cameras.new('camera')
    camera.lens = lens
    thing = bpy.data.objects.new('camera', camera)
    thing.location = location
    scene.collection.objects.link(thing)
    aim(thing, location, target)
    scene.camera = thing


def nail(x, y, radius):
    metal = bpy.data.materials.get('nail') or plain('nail', '#6b655e', Metallic=1, Roughness=.35)
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=.34, location=(x, y, .12))
    bpy.context.object.data.materials.append(metal)
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius * 1.76, location=(x, y, .30))
    bpy.context.object.scale = (1, 1, .45)
    bpy.context.object.data.materials.append(metal)
    bpy.ops.object.shade_smooth()


def numeral(text, size):
    """A stamped number: a plane masked by a picture (Blender's own text fills break on the font)."""
    material = bpy.data.materials.new('stamp ' + text)
    material.use_nodes = True
    n = Nodes(material.node_tree)
    n.tree.nodes.clear()
    image = n.new('TexImage')
    image.image = bpy.data.images.load(os.path.join(HERE, 'textures', 'num_%s.png' % text))
    image.image.colorspace_settings.name = 'Non-Color'
    image.extension = 'CLIP'
    n.put(n.new('TexCoord').outputs['UV'], image.inputs[0])
    ink = n.principled(Base_Color=linear('#4a2b1c'), Roughness=.9, Specular=.1)
    mix = n.new('MixShader')
    n.put(image.outputs[0], mix.inputs[0])
    n.put(n.new('BsdfTransparent').outputs[0], mix.inputs[1])
    n.put(ink.outputs[0], mix.inputs[2])
    n.put(mix.outputs[0], n.new('OutputMaterial').inputs[0])
    # The picture is 640 by 320 with an em of 300.
    k = size / 300
    bpy.ops.mesh.primitive_plane_add(size=1)
    plane = bpy.context.object
    plane.scale = (640 * k, 320 * k, 1)
    plane.data.materials.append(material)
    return plane


def render(path, width, height, samples, threshold=.02, bounces=5):
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples, cycles.max_bounces = samples, bounces
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, threshold
    cycles.use_denoising = False
    r = scene.render
    r.resolution_x, r.resolution_y = width, height
    scene.view_settings.view_transform = 'Standard'
    scene.view_settings.look = 'None'
    r.image_settings.file_format = 'PNG'
    r.image_settings.color_mode = 'RGBA' if r.film_transparent else 'RGB'
    r.filepath = path
    bpy.ops.render.render(write_still=True)
