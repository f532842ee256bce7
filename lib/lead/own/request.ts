/** How the fields of a lead are written: as browsers post a form, or as JSON. */
export const ENCODINGS = ['urlencoded', 'json', 'multipart'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** What `multipart/form-data` adds to each field, in bytes: the boundary and the headers. */
const PART_BYTES = 200;

const bytesOf = (text: string) => new Blob([text]).size;

type LeadRequest = {
  body: FormData | URLSearchParams | string;
  headers: Readonly<{ Accept: string; 'Content-Type'?: string }>;
  /** The size of the body, in bytes, or an upper limit of it. */
  bytes: number;
  /** Whether the body contains a file. */
  hasFile: boolean;
};

/**
 * The request that sends a lead, for fetch.
 *
 * @param data the completed fields (completeLead.ts)
 * @param redirect the field with the URL of /thank-you. With it, some services redirect instead of
 * answering with JSON.
 */
export function leadRequest(
  data: FormData,
  encoding: Encoding,
  redirect: string | null,
): LeadRequest {
  if (redirect) data.delete(redirect);
  const headers = { Accept: 'application/json' };
  const entries = [...data];
  if (encoding === 'multipart') {
    const sizes = entries.map(([name, value]) => {
      const size = typeof value === 'string' ? bytesOf(value) : value.size;
      return PART_BYTES + bytesOf(name) + size;
    });
    const hasFile = entries.some(([, value]) => typeof value !== 'string' && value.size > 0);
    return { body: data, headers, bytes: sizes.reduce((sum, size) => sum + size, 0), hasFile };
  }
  const fields = entries.map(([name, value]) => [name, String(value)]);
  if (encoding === 'json') {
    const body = JSON.stringify(Object.fromEntries(fields));
    const type = { 'Content-Type': 'application/json' };
    return { body, headers: { ...headers, ...type }, bytes: bytesOf(body), hasFile: false };
  }
  const body = new URLSearchParams(fields);
  return { body, headers, bytes: String(body).length, hasFile: false };
}
