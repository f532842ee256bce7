import { Component, type ComponentType, type ReactNode } from 'react';

/** Only classes can be error boundaries. Next.js logs the errors. */
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
 * Without a boundary, an island that throws would unmount the entire page. A chunk that fails to load
 * throws outside of it: RecoverFromStaleDeploy.
 * @param Fallback the island's static HTML, if it has any
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
