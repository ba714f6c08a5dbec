import { useEffect } from 'react';
import { PRODUCT } from './page-meta';

/** Titles a page by something known only after loading, such as a document's name. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return undefined;
    const before = document.title;
    const own = `${title} | ${PRODUCT}`;
    document.title = own;
    return () => {
      // When a page is left, the next one has given its own title already. It has not where both have the same.
      if (document.title === own) document.title = before;
    };
  }, [title]);
}
