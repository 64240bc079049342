import { stat } from "node:fs/promises";

import { watch } from "chokidar";
import type { FSWatcher } from "chokidar";

export interface WatchOptions {
  /** How often the folder is looked at whatever events say. */
  readonly rescanSeconds: number;
  /** How long events are gathered before they become one hint. */
  readonly quietMs: number;
  /** For network folders, which send no events. */
  readonly polling: boolean;
  /** Something may have changed: scan again. Not called again while it runs is the caller's to see to. */
  readonly onHint: () => void;
  /** Watching failed; the periodic look goes on. */
  readonly onError: (error: unknown) => void;
}

export interface FolderWatch {
  close(): Promise<void>;
}

/**
 * Watches the inbox and the folders in it. Events are hints and may be lost: network folders send none, and a folder
 * that is removed and made again goes silent. So every `rescanSeconds` there is a hint anyway, and a folder that is
 * another one than before is watched anew.
 */
export function watchFolder(folder: string, options: WatchOptions): FolderWatch {
  let watcher = startWatcher(folder, options, hintSoon);
  let identity: string | null = null;
  let quiet: NodeJS.Timeout | null = null;
  let looking = identify(folder).then((found) => {
    identity = found;
  });

  function hintSoon(): void {
    quiet ??= setTimeout(() => {
      quiet = null;
      options.onHint();
    }, options.quietMs);
  }

  const lookAgain = async (): Promise<void> => {
    const found = await identify(folder);
    if (found !== identity) {
      await watcher.close();
      watcher = startWatcher(folder, options, hintSoon);
      identity = found;
    }
    options.onHint();
  };
  const rescan = setInterval(() => {
    looking = looking.then(lookAgain).catch(options.onError);
  }, options.rescanSeconds * 1000);

  return {
    async close() {
      clearInterval(rescan);
      await looking;
      if (quiet !== null) clearTimeout(quiet);
      await watcher.close();
    },
  };
}

function startWatcher(folder: string, options: WatchOptions, onEvent: () => void): FSWatcher {
  const watcher = watch(folder, { ignoreInitial: true, depth: 1, followSymlinks: false, usePolling: options.polling });
  watcher.on("all", onEvent);
  watcher.on("error", options.onError);
  return watcher;
}

/** Tells a folder from another one of the same name; null: there is none. */
async function identify(folder: string): Promise<string | null> {
  try {
    const { dev, ino, birthtimeMs } = await stat(folder);
    return `${dev}:${ino}:${birthtimeMs}`;
  } catch {
    return null;
  }
}
