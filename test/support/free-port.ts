/** Of the loopback address; the same module that the scripts use. */
export const { freePort } = (await import(new URL('../../scripts/free-port.mjs', import.meta.url).href)) as {
  freePort(): Promise<number>;
};
