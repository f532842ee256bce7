type Upload = { body: XMLHttpRequestBodyInit; headers: Readonly<Record<string, string>> };

/**
 * Sends a request with a file, and says when a part of it has left: fetch does not tell. With listeners,
 * browsers ask the service first, by a preflight request
 * (https://xhr.spec.whatwg.org/#the-send()-method, upload listener flag), which many do not answer.
 *
 * @returns `null` if nothing has left, so that the request can be sent in another way
 * @throws Error if the connection breaks later: the service may have accepted the lead
 */
export function upload(url: string, { body, headers }: Upload, onProgress: () => void) {
  return new Promise<{ status: number; text: string } | null>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let hasBegun = false;
    request.upload.addEventListener('progress', ({ loaded }) => {
      hasBegun ||= loaded > 0;
      onProgress();
    });
    request.addEventListener('load', () =>
      resolve({ status: request.status, text: request.responseText }),
    );
    request.addEventListener('error', () =>
      hasBegun ? reject(new Error('The connection broke.')) : resolve(null),
    );
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}
