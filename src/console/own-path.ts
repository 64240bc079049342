/** Returns a path of this console; "/" for anything else, for instance the address of another site. */
export function ownPath(path: string | null): string {
  const isOwn =
    path !== null &&
    path.length <= MOST_LENGTH &&
    /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/u.test(path) &&
    URL.canParse(path, "http://console") &&
    new URL(path, "http://console").host === "console" &&
    !new URL(path, "http://console").pathname.startsWith("//");
  return isOwn ? path : "/";
}

const MOST_LENGTH = 2_000;
