/**
 * SQL over `run_sections s` and its `document_sections d`: the run did not write it, and a person has written it since
 * or taken it out of the document. It counts no longer as missing.
 */
export const SETTLED_BY_PEOPLE = `(s.state <> 'done' AND (d.data IS NOT NULL OR d.taken_out_at IS NOT NULL))`;
