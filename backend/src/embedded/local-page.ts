/**
 * Names by which this machine calls itself, and plain addresses. A page from elsewhere can make its own name point here
 * and then read what it finds; it cannot make a browser send one of these.
 */
const ownName = /^(?:localhost|\[[\da-f:.]+\]|\d+\.\d+\.\d+\.\d+)$/i;

/** Whether a request was meant for this server by the name that it was asked for. */
export function isForUs(hostname: string, publicUrl: string): boolean {
  return ownName.test(hostname) || hostname === new URL(publicUrl).hostname;
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
