/**
 * Implements the few W3C WebDriver commands that these tests need. Their paths and bodies are
 * specified in https://www.w3.org/TR/webdriver2/.
 */
import type { Key, Point, Size } from './driver';

/** WebDriver represents special keys as Unicode private use characters (section 17.4.2). */
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

/**
 * The timeout of a script call, in ms, after which the caller can retry. WebKitWebDriver never
 * responds if the document unloads during the call.
 */
const EVALUATION_MS = 5000;

/** @throws Error with the driver's message if the command fails */
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

/** @param driver the origin of a running WebDriver server */
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
    goto: (url: string) => post('url', { url }),
    evaluate: (expression: string) =>
      post<unknown>(
        'execute/sync',
        { script: `return (${expression})`, args: [] },
        AbortSignal.timeout(EVALUATION_MS),
      ),
    click: (point: Point) => act(clicked(point)),
    press: (key: Key) => act(typed(KEYS[key])),
    type: (text: string) => act(typed(text)),
    /** Sets the size of the window, including its toolbars. */
    setViewportSize: (size: Size) => post<Size>('window/rect', { ...size }),
    end: () => command<null>(session, 'DELETE'),
  };
}

export type Session = Awaited<ReturnType<typeof startSession>>;
