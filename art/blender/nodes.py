"""Short methods that create the shader nodes of materials and skies."""


def linear(hex_color):
    """Converts a CSS color to Blender's linear RGBA."""
    h = hex_color.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c) + (1,)


class Nodes:
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
        """Shifts and scales the noise for an object, so that no two objects look the same."""
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
