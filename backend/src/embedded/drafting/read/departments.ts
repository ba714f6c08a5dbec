/** Departments that an idea calls by their work alone: `Support sees which flags are on`, `IT is asked to order a laptop`. */

const short = /^(?:(?:the|our) )?(HR|IT|HQ|QA|R&D|L&D)(?: team| department)?$/;
const plain =
  /^(?:Support|Sales|Marketing|Legal|Operations|Ops|Engineering|Procurement|Compliance|Finance|Accounting|Logistics|Security|Reception|Purchasing|Maintenance|Dispatch|Payroll)$/;

/** `support staff`; null where the words are no department. A small letter may begin a verb or a thing. */
export function departmentOf(subject: string): string | null {
  const text = subject.trim();
  const name = short.exec(text)?.[1] ?? (plain.test(text) ? text.toLowerCase() : null);
  return name === null ? null : `${name} staff`;
}
