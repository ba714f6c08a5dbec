import { Allow, parse } from 'partial-json';
import { sectionBlocks } from '@specforge/document';
import type { Field, SectionData, TemplateSection } from '@specforge/document';
import { Blocks } from '~/components/document/blocks';
import type { RunSection } from '~/lib/api/types';

interface LiveSectionProps {
  section: RunSection;
  /** Its fields, once the document's outline is here. */
  outline: TemplateSection | undefined;
}

/** A section as it stands: its blocks when finished, else whatever has been written so far. */
export function LiveSection({ section, outline }: LiveSectionProps) {
  if (section.state === 'done' && section.data && outline) {
    return (
      <div className="prose">
        <Blocks blocks={sectionBlocks(outline, section.data as SectionData, { heading: false })} />
      </div>
    );
  }
  if (section.state === 'writing' && section.text) return <Draft text={section.text} fields={outline?.fields ?? []} />;
  return null;
}

function Draft({ text, fields }: { text: string; fields: Field[] }) {
  const data = readDraft(text);
  const labels = new Map(fields.map((field) => [field.name, field.label]));
  return (
    <div className="prose">
      {Object.entries(data).map(([name, value]) => (
        <div key={name}>
          <h3>{labels.get(name) ?? name}</h3>
          <DraftValue value={value} />
        </div>
      ))}
      <span
        aria-hidden="true"
        className="inline-block h-5 w-0.5 bg-ember align-text-bottom motion-safe:animate-pulse"
      />
    </div>
  );
}

/** What is being written is cut off anywhere, so it is shown plainly; the finished section is laid out properly. */
function DraftValue({ value }: { value: unknown }) {
  if (value === null || value === undefined) return null;
  if (!Array.isArray(value)) return <p className="whitespace-pre-line">{plain(value)}</p>;
  return (
    <ul>
      {value.map((item, index) => (
        <li key={index}>{plain(item)}</li>
      ))}
    </ul>
  );
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.values(value)
      .filter((part) => part !== null)
      .map(plain)
      .join(' · ');
  }
  return String(value);
}

function readDraft(text: string): Record<string, unknown> {
  try {
    const value: unknown = parse(text, Allow.ALL);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // Cut off in the middle of a word that JSON has no beginning for: the next piece will do.
    return {};
  }
}
