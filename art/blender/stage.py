"""The lights, wall, camera and render settings of the scenes."""
import math

import bpy
from mathutils import Vector

from nodes import Nodes

scene = bpy.context.scene


def aim(thing, origin, target):
    thing.rotation_euler = (Vector(target) - Vector(origin)).to_track_quat('-Z', 'Y').to_euler()


def sun(direction, energy, angle, color):
    """The main light, which comes from the upper left in all scenes."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = energy, math.radians(angle), color
    thing = bpy.data.objects.new('sun', lamp)
    scene.collection.objects.link(thing)
    aim(thing, direction, (0, 0, 0))


def window():
    """Surrounds the scene with a dim room. The glaze reflects the room's bright window and a
    narrow strip of light."""
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
    """Adds the sun, the window, an orthographic camera, and a wall behind the objects. The wall
    itself is invisible and shows only the shadows of the objects."""
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
