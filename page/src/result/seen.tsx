// Draws what is in view; what is not keeps its last picture until somebody scrolls to it or prints.
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

interface Props<Value> {
  of: Value;
  children(value: Value): VNode;
}

export function Seen<Value>({ of, children }: Props<Value>) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(true);
  const last = useRef(of);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setSeen(entry!.isIntersecting), { rootMargin: '25%' });
    watcher.observe(box.current!);
    const wholly = (): void => setSeen(true);
    addEventListener('beforeprint', wholly);
    return () => {
      watcher.disconnect();
      removeEventListener('beforeprint', wholly);
    };
  }, []);
  if (isSeen) last.current = of;
  const value = last.current;
  const drawn = useMemo(() => children(value), [value]);
  return (
    <div class="seen" ref={box}>
      {drawn}
    </div>
  );
}
