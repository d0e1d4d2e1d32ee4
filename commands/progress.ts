// A word on the terminal while something takes its time; nothing when the output goes to a file or another program.
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${text === '' ? '' : `${text}…`}`);
}
