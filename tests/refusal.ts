// The sentence with which something is refused; '' where it is not.
import { unlessRefused } from '../engine/index.ts';

export const refusalOf = (work: () => unknown): string =>
  unlessRefused(
    () => {
      work();
      return '';
    },
    ({ message }) => message,
  );
