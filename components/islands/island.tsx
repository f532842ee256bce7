'use client';

import { Component, type ComponentType, type ReactNode } from 'react';

/** React knows error boundaries as classes only. Next.js logs what one catches, once. */
class Boundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/**
 * Keeps an error of one island from the others: without a boundary React would unmount the whole
 * page, and popup, menu and booking with it. A chunk that fails to load fails outside of this
 * boundary, so it still reaches the recovery from a stale deploy (RecoverFromStaleDeploy).
 *
 * @param Fallback renders what the static HTML has; for an island without HTML of its own: nothing
 */
export function island<Props extends object>(
  Content: ComponentType<Props>,
  Fallback?: ComponentType<Props>,
) {
  return function Island(props: Props) {
    return (
      <Boundary fallback={Fallback ? <Fallback {...props} /> : null}>
        <Content {...props} />
      </Boundary>
    );
  };
}
