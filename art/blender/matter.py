"""Materials, stamped numbers, and meshes."""
import os

import bpy
import numpy as np

from nodes import Nodes, linear

HERE = os.path.dirname(os.path.abspath(__file__))


def glaze_and_clay(name, main, pool, thin, rough, variation, location, scale=(1.5, .75, 1.5),
                   pooled=.85, relief=True):
    """A material of raw clay and glaze. Mesh attributes (0 to 1) control it: `glz` blends clay
    into glaze, `pool` adds the color of thick glaze, and `thin` adds the color of thin glaze."""
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
    """A material with a single color."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = linear(color)
    for key, value in values.items():
        shader.inputs[key.replace('_', ' ')].default_value = value
    return material


def height_field(name, x, y, z, attributes, material, keep=None):
    """Creates a mesh from a grid of points. Each attribute has one value per point."""
    rows, columns = x.shape
    index = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1)
    return _mesh(name, np.stack([x, y, z], -1), faces.reshape(-1, 4), attributes, material, keep)


def lathe(name, points, attributes, material):
    """Creates a mesh from a grid of points, and joins the last column to the first to close the
    ring."""
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
    bpy.context.scene.collection.objects.link(thing)
    return thing


def nail(x, y, radius):
    metal = bpy.data.materials.get('nail') or plain('nail', '#6b655e', Metallic=1, Roughness=.35)
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=.34, location=(x, y, .12))
    bpy.context.object.data.materials.append(metal)
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius * 1.76, location=(x, y, .30))
    bpy.context.object.scale = (1, 1, .45)
    bpy.context.object.data.materials.append(metal)
    bpy.ops.object.shade_smooth()


def numeral(text, size):
    """A stamped number. It is a plane masked by a picture of the digits, because Blender cannot
    fill the outlines of this font."""
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
    # The picture is 640 by 320 px. Its font size is 300 px.
    k = size / 300
    bpy.ops.mesh.primitive_plane_add(size=1)
    plane = bpy.context.object
    plane.scale = (640 * k, 320 * k, 1)
    plane.data.materials.append(material)
    return plane
