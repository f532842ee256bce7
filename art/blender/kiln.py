"""Re-exports the materials, lights and render settings that all ceramic pictures share."""
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
    """Returns the command line arguments after `--`."""
    return sys.argv[sys.argv.index('--') + 1:]


def empty():
    """Removes the cube, lamp and camera that Blender starts with."""
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)
