import { Component, type ComponentType, type ReactNode } from 'react';

/** React supports error boundaries only as class components. Next.js logs the errors they catch. */
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
 * Isolates the errors of an island: without a boundary, React would unmount the entire page,
 * including the popup, the sidebar and the booking dialog. A chunk that fails to load throws outside
 * of this boundary, so RecoverFromStaleDeploy handles the error.
 *
 * @param Fallback renders the island's static HTML. Omit it for islands without HTML of their own.
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
