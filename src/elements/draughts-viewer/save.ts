/** How long a browser may take to fetch what it saves, in milliseconds. */
const LONG = 60_000;

/** Lets the browser save something as a file. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LONG);
}
