import { useCallback, useState } from 'react';
import { listRecords } from '@specforge/document';
import { toast } from '~/components/ui/toast';
import type { AbsentSection, DocumentDetail } from '~/lib/api/types';
import { useArrangeSections } from '../api/arrange-sections';
import type { Work } from '../use-drafts';
import { movedTo, relianceOn, relianceText, withSection } from './arrangement';

interface Question {
  key: string;
  title: string;
  text: string;
}

/** Moving the sections of a document, taking them out and putting them in, with what is said about it. */
export function useArranging(document: DocumentDetail, work: Work) {
  const { mutate, isPending } = useArrangeSections(document.id);
  const [question, setQuestion] = useState<Question | null>(null);
  const [message, setMessage] = useState('');
  const keys = document.outline.map(({ key }) => key);
  const titleOf = (key: string) => document.outline.find((section) => section.key === key)?.title ?? key;

  const move = (key: string, place: number) => {
    const sections = movedTo(keys, key, place);
    if (sections.join() === keys.join()) return;
    mutate({ from: keys, sections });
    setMessage(`${titleOf(key)} moved to place ${sections.indexOf(key) + 1} of ${sections.length}`);
  };

  const takeOutNow = (key: string) => {
    setQuestion(null);
    const title = titleOf(key);
    const sections = keys.filter((one) => one !== key);
    mutate(
      { from: keys, sections },
      {
        onSuccess: () =>
          toast({
            title: `“${title}” taken out`,
            description: 'Its text is kept, and comes back when it is put in again.',
            action: { label: 'Put back', onClick: () => mutate({ from: sections, sections: keys }) },
          }),
      },
    );
    setMessage(`${title} taken out of the document`);
  };

  /** Asks first where something relies on the section. */
  const takeOut = async (key: string) => {
    const section = document.outline.find((one) => one.key === key);
    if (!section || keys.length === 1) return;
    await work.actions.flush();
    if (work.isUnsaved(key)) {
      const description = 'Save or discard your changes of this section first.';
      return toast({ title: `“${section.title}” is not taken out`, description, variant: 'destructive' });
    }
    const ids = listRecords(section, document.sections[key] ?? null).map(({ id }) => id);
    const text = relianceText(section.title, relianceOn(document, key, ids));
    if (text) setQuestion({ key, title: section.title, text });
    else takeOutNow(key);
  };

  const putIn = (section: AbsentSection, place?: number) => {
    const sections = withSection(keys, section, place);
    mutate({ from: keys, sections });
    setMessage(`${section.title} put in at place ${sections.indexOf(section.key) + 1} of ${sections.length}`);
  };

  const dismiss = useCallback(() => setQuestion(null), []);
  return {
    isPossible: document.status !== 'generating',
    isPending,
    question,
    message,
    move,
    takeOut,
    takeOutNow,
    putIn,
    dismiss,
  };
}

export type Arranging = ReturnType<typeof useArranging>;
