import { writeSilhouettes } from './art/blender/silhouettes';
await writeSilhouettes('/tmp/ic');
