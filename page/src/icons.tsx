// The few signs the page draws, in one hand. Decorative: the words are always beside them or in the label.
const paths = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3',
  plus: 'M12 5v14M5 12h14',
  cross: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  arrow: 'M5 12h13m-5-5 5 5-5 5',
  alert:
    'M12 8v5m0 3.500v.01M10.600 4.200 2.800 18a1.600 1.600 0 0 0 1.400 2.400h15.600a1.600 1.600 0 0 0 1.400-2.400L13.400 4.200a1.600 1.600 0 0 0-2.800 0Z',
  info: 'M12 11v6m0-9.500v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  up: 'm6 14 6-6 6 6',
  down: 'm6 10 6 6 6-6',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5',
  save: 'M6 4h12v16l-6-4-6 4V4Z',
  book: 'M5 5a2 2 0 0 1 2-2h12v15H7a2 2 0 0 0-2 2V5Zm0 15a2 2 0 0 0 2 1h12v-3',
  larder: 'M8 3h8v4H8V3Zm-1 4h10l1 3v11H6V10l1-3Zm-1 6h12m-12 5h12',
  print: 'M7 9V4h10v5M7 17H5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2M7 14h10v6H7v-6Z',
  paste: 'M9 4h6v3H9V4ZM9 5H6v15h12V5h-3M9 12h6M9 16h4',
  scale: 'M12 4v16M8 20h8M5 8h14M5 8l-2.500 6a2.700 2.700 0 0 0 5 0L5 8Zm14 0-2.500 6a2.700 2.700 0 0 0 5 0L19 8Z',
  wand: 'm5 19 9-9m2-6v3m-1.500-1.500h3M19 11v2m-1-1h2M8 5v2M7 6h2m5 4-1-1 2-2 1 1-2 2Z',
  file: 'M6 3h8l4 4v14H6V3Zm8 0v4h4',
  medal: 'M8 3h8l-2.500 6.500h-3L8 3Zm4 7a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11Z',
  versions: 'M12 7v5l3.500 2M4 12a8 8 0 1 0 2.500-5.800L4 8.500M4 4v4.500h4.500',
  copy: 'M9 9h11v11H9V9Zm-4 6H4V4h11v1',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.500 11v5m3-5v5',
  find: 'm20 20-4.500-4.500M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13Z',
  help: 'M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.3-1 .8-1 1.700m0 3v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
} as const;

export type IconName = keyof typeof paths;

const signs = Object.fromEntries(
  Object.entries(paths).map(([name, d]) => [
    name,
    <svg key={name} class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>,
  ]),
);

/** Always the same one of a name, which is therefore never compared with itself. */
export const Icon = ({ name }: { name: IconName }) => signs[name]!;
