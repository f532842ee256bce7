import type { RootContent } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** @param components those that render elements, by the names of these elements */
export const elementsOf = (nodes: readonly RootContent[], components: object) =>
  toJsxRuntime({ type: 'root', children: [...nodes] }, { Fragment, jsx, jsxs, components });
