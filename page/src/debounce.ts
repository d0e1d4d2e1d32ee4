// A value as it was when the hand last rested: what need not follow every keystroke follows the last one of a burst.
//   const shown = useRested(recipe)
import { useEffect, useState } from 'preact/hooks';

export const pause = 120;

export function useRested<Value>(value: Value): Value {
  const [rested, rest] = useState(() => value);
  useEffect(() => {
    const later = setTimeout(() => rest(() => value), pause);
    return () => clearTimeout(later);
  }, [value]);
  return rested;
}
