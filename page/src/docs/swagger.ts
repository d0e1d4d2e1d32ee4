// The little of Swagger UI's plugin system that is used here; its React comes with it.
export type Element = object | string | null;
export type Component = (props: Record<string, unknown>) => Element;

interface ReactLike {
  createElement(type: unknown, props?: Record<string, unknown> | null, ...children: unknown[]): Element;
  useState<T>(initial: T): [T, (value: T) => void];
  useEffect(effect: () => void, dependencies: readonly unknown[]): void;
}

export interface System {
  readonly React: ReactLike;
  getComponent(name: string, container?: boolean): unknown;
  readonly layoutActions: { show(what: readonly string[], isOpen: boolean): void };
  readonly specSelectors: { specJson(): { toJS(): unknown } };
}

export type Plugin = (system: System) => {
  components?: Record<string, unknown>;
  wrapComponents?: Record<string, (original: unknown, system: System) => Component>;
};
