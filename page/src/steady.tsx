// A part that is drawn again only when something it is given changes: a keystroke changes little of the page.
//   export const Footer = steady(({ craft }: Props) => …)
import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';

export const steady =
  <Props extends object>(Part: ComponentType<Props>) =>
  (props: Props) =>
    useMemo(() => <Part {...props} />, Object.values(props));
