/** The program of the threads that read workbooks, as it is built beside this file. */
export const LIST_THREAD = new URL("./list-thread.js", import.meta.url);
