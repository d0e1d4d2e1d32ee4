interface Part {
  says: string;
  mark: string;
  from: readonly string[];
}

export declare const root: string;
export declare const parts: Readonly<Record<'page' | 'server' | 'proof', Part>>;
export declare const stale: () => string[];
