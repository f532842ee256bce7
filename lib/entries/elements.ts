import type { RootContent } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * @param components those that render elements, by the names of these elements
 * @param passNode whether they get the HTML element as `node`
 */
export const elementsOf = (nodes: readonly RootContent[], components: object, passNode = false) =>
  toJsxRuntime(
    { type: 'root', children: [...nodes] },
    { Fragment, jsx, jsxs, components, passNode },
  );
