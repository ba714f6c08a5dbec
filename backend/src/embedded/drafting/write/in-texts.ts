/** Changes every text of a section's data; ids stay as they are. `field`: the name of the field that holds the text. */
export function inTexts<T>(data: T, told: (text: string, field: string) => string): T {
  const walk = (value: unknown, field: string): unknown =>
    typeof value === 'string'
      ? told(value, field)
      : Array.isArray(value)
        ? value.map((one) => walk(one, field))
        : value !== null && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value).map(([name, one]) => [name, /^(?:id|uid)$/.test(name) ? one : walk(one, name)]),
            )
          : value;
  return walk(data, '') as T;
}
