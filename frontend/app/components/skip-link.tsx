/** The first stop of the Tab key: past the navigation to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-control bg-ink px-4 py-2 text-sm font-medium text-paper focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
    >
      Skip to content
    </a>
  );
}
