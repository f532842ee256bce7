/**
 * A text with values in place of its placeholders, such as `{title}`. Unlike `String.replace`, keeps a `$` in a
 * value. A placeholder without a value stays.
 */
export const filled = (
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
) => text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
