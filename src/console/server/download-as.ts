/** Returns the header `Content-Disposition` by which a browser stores an answer under a name. */
export function downloadAs(name: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
}
