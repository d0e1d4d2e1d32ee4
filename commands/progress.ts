// A word on the terminal while something takes its time; nothing when the output goes to a file or another program.
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${text === '' ? '' : `${text}…`}`);
}

const width = 30;

/** A bar for work of a known length; null takes it away. Nothing where nobody looks. */
export function bar(total: number): (done: number | null) => void {
  if (!process.stderr.isTTY || total < 100) return () => {};
  let last = -1;
  return (done) => {
    if (done === null) return void process.stderr.write('\r\u001b[2K');
    const share = Math.floor((100 * done) / total);
    if (share === last) return;
    last = share;
    const filled = Math.round((width * done) / total);
    process.stderr.write(`\r[${'█'.repeat(filled)}${'·'.repeat(width - filled)}] ${share} % (${done} de ${total})`);
  };
}
