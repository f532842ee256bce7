/**
 * The few commands of W3C WebDriver that the journeys need. Paths and bodies are those of
 * https://www.w3.org/TR/webdriver2/.
 */
import type { Key, Point, Size } from '@/e2e/engines/driver';

/** Unicode’s private use stands for keys that write nothing (section 17.4.2). */
const KEYS: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Tab: '\uE004',
};

const typed = (text: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

const clicked = ({ x, y }: Point) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** WebKitWebDriver never answers for a document that goes away meanwhile: whoever waits asks again. */
const EVALUATION_MS = 5000;

/** @throws Error with what the driver says, where it refuses */
async function command<T>(
  url: string,
  method: 'POST' | 'DELETE',
  body?: object,
  signal?: AbortSignal,
): Promise<T> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body), signal });
  const { value } = (await response.json()) as { value: T };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(url).pathname}: ${error} ${message}`);
}

/** @param driver the origin of a WebDriver that runs */
export async function startSession(driver: string, capabilities: object) {
  const { sessionId } = await command<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${sessionId}`;
  const post = <T = null>(path: string, body: object = {}, signal?: AbortSignal) =>
    command<T>(`${session}/${path}`, 'POST', body, signal);
  const act = (action: object) => post('actions', { actions: [action] });
  return {
    openWindow: async () => {
      const { handle } = await post<{ handle: string }>('window/new', { type: 'window' });
      await post('window', { handle });
      return handle;
    },
    switchTo: (handle: string) => post('window', { handle }),
    closeWindow: () => command<string[]>(`${session}/window`, 'DELETE'),
    go: (url: string) => post('url', { url }),
    evaluate: (expression: string) =>
      post<unknown>(
        'execute/sync',
        { script: `return (${expression})`, args: [] },
        AbortSignal.timeout(EVALUATION_MS),
      ),
    click: (point: Point) => act(clicked(point)),
    press: (key: Key) => act(typed(KEYS[key])),
    type: (text: string) => act(typed(text)),
    /** Of the window, its bars included. */
    resize: (size: Size) => post<Size>('window/rect', { ...size }),
    end: () => command<null>(session, 'DELETE'),
  };
}

export type Session = Awaited<ReturnType<typeof startSession>>;
