import { useEffect, useRef, useState } from 'react';
import type { DocumentDetail } from '~/lib/api/types';

/** Says politely which sections were finished while the page was open. */
export function GenerationAnnouncer({ document }: { document: DocumentDetail }) {
  const { outline, sectionStates, status } = document;
  const done = outline.filter(({ key }) => sectionStates[key]?.state === 'done').map(({ title }) => title);
  const list = done.join('\n');
  const before = useRef({ list, status });
  const [message, setMessage] = useState('');
  useEffect(() => {
    const last = before.current;
    before.current = { list, status };
    if (last.status !== 'generating') return;
    const known = new Set(last.list.split('\n'));
    const fresh = list.split('\n').filter((title) => title && !known.has(title));
    if (fresh.length > 0) setMessage(`Finished: ${fresh.join(', ')}`);
    else if (status !== last.status) setMessage('The generation has ended.');
  }, [list, status]);
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
