const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const APP = /<script type="module" async="">(?=import )/;
const STYLES = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/**
 * A page that shows itself with its first answer: its styles stand in it, and its app starts at the first sign of use. So
 * no module is loaded ahead, and the script that begins the app is text marked `data-later`, as are the links of the
 * styles, for the page's own script to take up in time (`frontend/app/lib/first-use.ts`).
 *
 * @param styles the built style sheets by address; one that is not known stays a link
 * @param viewsCounted whether the app has to count the view of the page, unless its reader said no
 */
export function lightPage(html: string, styles: ReadonlyMap<string, string>, viewsCounted: boolean): string {
  return html
    .replace(PRELOAD, '')
    .replace(APP, `<script type="text/plain" data-later="${viewsCounted ? 'views' : ''}">`)
    .replace(STYLES, (link: string, address: string) => {
      const sheet = styles.get(address);
      return sheet
        ? `<style>${sheet}</style><link rel="stylesheet" href="${address}" media="print" data-later="">`
        : link;
    });
}
