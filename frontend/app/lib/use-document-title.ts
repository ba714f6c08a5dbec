import { useEffect } from 'react';
import { PRODUCT } from './page-meta';

/** Titles a page by something known only after loading, such as a document's name. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return undefined;
    const before = document.title;
    document.title = `${title} | ${PRODUCT}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
