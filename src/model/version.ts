/** The version in package.json; a test checks that the two are equal. */
export const VERSION = "0.1.0";
