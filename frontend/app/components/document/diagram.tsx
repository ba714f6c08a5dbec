import { createContext, use } from 'react';
import type { Block } from '@specforge/document';
import type { DiagramPicture } from '~/lib/api/types';
import { SourceText } from './source-text';
import { useScrolls } from './use-scrolls';

type DiagramBlock = Extract<Block, { type: 'diagram' }>;

/** Pictures by the Mermaid source of their diagram, for all blocks below. */
export const DiagramPictures = createContext<ReadonlyMap<string, DiagramPicture>>(new Map());

/** As wide as a small screen must at least show a picture, in pixels, for its words to be read. */
const LEAST_WIDTH = 560;

/** A diagram as its picture, and as its source until there is one. */
export function DiagramView({ block: { source, caption } }: { block: DiagramBlock }) {
  const picture = use(DiagramPictures).get(source);
  if (picture) return <DrawnDiagram picture={picture} caption={caption} />;
  return (
    <figure>
      <SourceText text={source} />
      <figcaption className="pt-1.5 font-sans text-xs text-quiet">
        {caption ? `${caption} · Mermaid source` : 'Mermaid source'}
      </figcaption>
    </figure>
  );
}

function DrawnDiagram({ picture, caption }: { picture: DiagramPicture; caption: string | undefined }) {
  const [frame, scrolls] = useScrolls();
  const name = caption ? `Diagram: ${caption}` : 'Diagram';
  return (
    <figure>
      {/* Drawn in ink on paper, in the dark as well. */}
      <div
        ref={frame}
        tabIndex={scrolls ? 0 : undefined}
        role="group"
        aria-label={name}
        className="overflow-x-auto rounded-control border bg-white p-3 sm:p-5"
      >
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={name}
          className="mx-auto h-auto max-w-full"
          style={{ minWidth: `${Math.min(picture.width, LEAST_WIDTH)}px` }}
        />
      </div>
      {caption && <figcaption className="pt-1.5 font-sans text-xs text-quiet">{caption}</figcaption>}
      <details className="font-sans text-xs text-quiet print:hidden">
        <summary className="w-fit cursor-pointer py-1 hover:text-ink">Mermaid source</summary>
        <SourceText text={picture.source} />
      </details>
    </figure>
  );
}
