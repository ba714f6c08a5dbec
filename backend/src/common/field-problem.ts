/** What is wrong with one field of a request, and what is allowed. */
export interface FieldProblem {
  /** Path of the field: `sections[2]`, `goals[0].metric`. */
  field: string;
  message: string;
}
