import { Component, type ComponentChildren } from "preact";

type Props = {
  children?: ComponentChildren;
  /** Called once the island has been taken down, its effects cleaned up. */
  failed: (error: unknown) => void;
};

/** Takes an island down when it throws, whether while it renders or in an effect. */
export class Guard extends Component<Props, { down?: true }> {
  override componentDidCatch(error: unknown): void {
    this.setState({ down: true }, () => this.props.failed(error));
  }

  override render({ children }: Props, { down }: { down?: true }): ComponentChildren {
    return down ? null : children;
  }
}
