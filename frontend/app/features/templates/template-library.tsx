import { useSearchParams } from 'react-router';
import { Search } from 'lucide-react';
import { Input } from '~/components/ui/input';
import { NativeSelect } from '~/components/ui/native-select';
import { Skeleton } from '~/components/ui/skeleton';
import { ErrorState } from '~/components/ui/states';
import { describeError } from '~/lib/api/errors';
import { useLibrary } from './api/templates';
import { ALL_CATEGORIES, CATEGORY_OPTIONS } from './categories';
import { filterTemplates } from './filter-templates';
import { NothingFound } from './nothing-found';
import type { LibraryTemplate } from './shown-template';
import { TemplateCard } from './template-card';
import { useSearchText } from './use-search-text';

const GRID = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3';

/** Search, filter and cards. What is searched and filtered lives in the address. */
export function TemplateLibrary({ initial }: { initial?: LibraryTemplate[] }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('category');
  const category = CATEGORY_OPTIONS.find(({ value }) => value === asked)?.value ?? ALL_CATEGORIES;
  const { data, error, refetch } = useLibrary(initial);

  const set = (name: string, value: string, empty: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === empty) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

  const searched = useSearchText(params.get('q') ?? '', (text) => set('q', text, ''));
  const search = searched.text;
  const found = filterTemplates(data ?? [], search, category);
  return (
    <div className="grid gap-6">
      <div className="flex flex-col gap-3 sm:flex-row">
        <div className="relative flex-1">
          <Search aria-hidden="true" strokeWidth={1.5} className="absolute start-3 top-3 size-4 text-quiet" />
          <Input
            type="search"
            aria-label="Search templates"
            placeholder="Search templates..."
            className="ps-9"
            value={search}
            onChange={(event) => searched.type(event.target.value)}
            onBlur={searched.flush}
          />
        </div>
        <NativeSelect
          aria-label="Category"
          className="sm:w-60"
          value={category}
          onChange={(event) => set('category', event.target.value, ALL_CATEGORIES)}
        >
          {CATEGORY_OPTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </div>

      {error && !data ? (
        <ErrorState {...describeError(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <TemplatesLoading />
      ) : (
        <>
          <p role="status" className="text-sm text-quiet">
            {found.length} template(s) available
          </p>
          {found.length === 0 ? (
            <NothingFound
              templates={data}
              search={search}
              gridClass={GRID}
              onSearch={(text) => {
                searched.settle(text);
                setParams(text === '' ? {} : { q: text }, { replace: true, preventScrollReset: true });
              }}
            />
          ) : (
            <ul className={GRID}>
              {found.map((template) => (
                <li key={template.id} data-template>
                  <TemplateCard template={template} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}

function TemplatesLoading() {
  return (
    <div role="status" className="grid gap-4">
      <p className="text-sm text-quiet">Loading templates...</p>
      <div className={GRID}>
        {[1, 2, 3].map((card) => (
          <div key={card} className="grid gap-3 rounded-card border bg-sheet p-5">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-7 w-3/4" />
            <Skeleton className="h-16" />
            <Skeleton className="h-10" />
          </div>
        ))}
      </div>
    </div>
  );
}
