// A part that is drawn again only when something it is given changes: a keystroke changes little of the page.
//   export const Footer = steady(({ craft }: Props) => …)
import { Component, type ComponentType } from 'preact';

export const steady = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  class extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return (Object.keys(next) as (keyof Props)[]).some((key) => next[key] !== this.props[key]);
    }
    override render() {
      return <Part {...this.props} />;
    }
  };
