import { stat } from "node:fs/promises";

import { watch } from "chokidar";
import type { FSWatcher } from "chokidar";

export interface WatchOptions {
  /** Seconds between two calls of `onHint` when no event comes. */
  readonly rescanSeconds: number;
  /** Milliseconds during which several events lead to one call of `onHint`. */
  readonly quietMs: number;
  /** Polls the folder; needed for network folders, which send no events. */
  readonly polling: boolean;
  /** Called when the folder may have changed, possibly while a scan still runs. */
  readonly onHint: () => void;
  /** Called when watching fails; the calls of `onHint` every `rescanSeconds` continue. */
  readonly onError: (error: unknown) => void;
}

export interface FolderWatch {
  close(): Promise<void>;
}

/**
 * Watches the inbox and its sub-folders, and calls `onHint` when a scan is due.
 *
 * Events can be lost: network folders send none, and a folder that is removed and made again sends none either. So
 * `onHint` is also called every `rescanSeconds`, and a folder that was replaced gets a new watcher.
 */
export function watchFolder(folder: string, options: WatchOptions): FolderWatch {
  let watcher = startWatcher(folder, options, hintSoon);
  let identity: string | null = null;
  let hintTimer: NodeJS.Timeout | null = null;
  let checking = identify(folder).then((found) => {
    identity = found;
  });

  function hintSoon(): void {
    hintTimer ??= setTimeout(() => {
      hintTimer = null;
      options.onHint();
    }, options.quietMs);
  }

  const checkFolder = async (): Promise<void> => {
    const found = await identify(folder);
    if (found !== identity) {
      await watcher.close();
      watcher = startWatcher(folder, options, hintSoon);
      identity = found;
    }
    options.onHint();
  };
  const rescan = setInterval(() => {
    checking = checking.then(checkFolder).catch(options.onError);
  }, options.rescanSeconds * 1000);

  return {
    async close() {
      clearInterval(rescan);
      await checking;
      if (hintTimer !== null) clearTimeout(hintTimer);
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

/** Returns a text that changes when a new folder takes the folder's name; null when there is no folder. */
async function identify(folder: string): Promise<string | null> {
  try {
    const { dev, ino, birthtimeMs } = await stat(folder);
    return `${dev}:${ino}:${birthtimeMs}`;
  } catch {
    return null;
  }
}
