import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { Field } from '~/components/ui/field';
import { NativeSelect } from '~/components/ui/native-select';
import { Segmented } from '~/components/ui/segmented';
import type { DocumentDetail, ExportOrder } from '~/lib/api/types';
import { FLAVOURS, FORMATS, PAPERS, STYLES, type Flavour, type Format, type Paper, type Style } from './choices';
import { SectionChoice } from './section-choice';

interface ExportFormProps {
  document: Pick<DocumentDetail, 'outline' | 'sections'>;
  loading: boolean;
  disabled: boolean;
  onOrder: (order: ExportOrder) => void;
}

/** A file as one wants it: format, style, sections, and what belongs to the format. */
export function ExportForm({ document, loading, disabled, onOrder }: ExportFormProps) {
  const written = document.outline.filter(({ key }) => document.sections[key]);
  const [format, setFormat] = useState<Format>('pdf');
  const [style, setStyle] = useState<Style>('technical');
  const [paper, setPaper] = useState<Paper>('a4');
  const [flavour, setFlavour] = useState<Flavour>('plain');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = written.map(({ key }) => key).filter((key) => !left.has(key));
  const nothing = chosen.length === 0;

  const send = (event: FormEvent) => {
    event.preventDefault();
    onOrder({
      format,
      template: style,
      options: {
        ...(chosen.length < written.length && { sections: chosen }),
        ...(format === 'pdf' && { paper }),
        ...(format === 'csv' && { flavour }),
      },
    });
  };

  return (
    <details className="group rounded-control border">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 px-4 py-2 font-medium hover:text-ember [&::-webkit-details-marker]:hidden">
        Choose style, sections and format
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-5 shrink-0 text-quiet transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <form onSubmit={send} className="grid gap-5 border-t px-4 py-4">
        <Choice label="File">
          <Segmented label="File" options={FORMATS} value={format} onChange={setFormat} className="flex-wrap" />
        </Choice>
        <StyleCards format={format} value={style} onChange={setStyle} />
        {format === 'csv' && (
          <Field label="Made for" className="max-w-72">
            <NativeSelect value={flavour} onChange={({ target }) => setFlavour(target.value as Flavour)}>
              {FLAVOURS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
        {format === 'pdf' && (
          <Choice label="Paper">
            <Segmented label="Paper" options={PAPERS} value={paper} onChange={setPaper} />
          </Choice>
        )}
        <SectionChoice sections={written} left={left} onChange={setLeft} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" loading={loading} disabled={disabled || nothing}>
            Make the {FORMATS.find(({ value }) => value === format)?.label} file
          </Button>
          {nothing && (
            <p role="status" className="text-sm text-quiet">
              Choose at least one section.
            </p>
          )}
        </div>
      </form>
    </details>
  );
}

/** The group inside is named already: the words stand here for the eye. */
function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium">
        {label}
      </span>
      {children}
    </div>
  );
}

interface StyleCardsProps {
  format: Format;
  value: Style;
  onChange: (style: Style) => void;
}

/** Radio buttons of the browser, so that arrow keys move the choice. */
function StyleCards({ format, value, onChange }: StyleCardsProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">Style</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {STYLES.map((style) => (
          <label
            key={style.value}
            className="relative grid content-start gap-0.5 rounded-control border px-3 py-2.5 text-sm hover:border-control has-checked:border-ember has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember"
          >
            <input
              type="radio"
              name={name}
              value={style.value}
              checked={style.value === value}
              onChange={() => onChange(style.value)}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-control outline-none"
            />
            <span className="font-medium">{style.label}</span>
            <span className="text-quiet">{format === 'csv' ? style.aboutRows : style.about}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
