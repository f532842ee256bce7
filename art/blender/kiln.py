"""What every ceramic picture shares, under one name: the glazes, the light, the render."""
import sys

import bpy

from matter import glaze_and_clay, height_field, lathe, nail, numeral, plain
from nodes import Nodes, linear
from stage import aim, perspective, render, scene, sun, wall, window

__all__ = [
    'Nodes', 'aim', 'arguments', 'empty', 'glaze_and_clay', 'height_field', 'lathe', 'linear',
    'nail', 'numeral', 'perspective', 'plain', 'render', 'scene', 'sun', 'wall', 'window',
]


def arguments():
    """What follows `--` on Blender's command line."""
    return sys.argv[sys.argv.index('--') + 1:]


def empty():
    """Blender starts with a cube, a lamp and a camera."""
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)
