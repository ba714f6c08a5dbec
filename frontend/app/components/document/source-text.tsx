/** Lines that keep their breaks; long ones are scrolled to, by keyboard too. */
export function SourceText({ text }: { text: string }) {
  return (
    <pre
      tabIndex={0}
      className="overflow-x-auto rounded-control bg-soft p-4 font-mono text-xs leading-relaxed whitespace-pre"
    >
      {text}
    </pre>
  );
}
