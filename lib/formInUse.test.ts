import { watchForm } from '@/lib/formWatch';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/leadForm';

describe('watchForm, of a form that is there', () => {
  let frame: HTMLIFrameElement;
  let fail: () => void;
  const told: string[] = [];
  const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

  beforeEach(() => {
    jest.useFakeTimers();
    const failure = new TypeError('Failed to fetch');
    const answer = new Promise<Response>((_, reject) => (fail = () => reject(failure)));
    jest.spyOn(window, 'fetch').mockReturnValue(answer);
    frame = document.body.appendChild(document.createElement('iframe'));
    told.length = 0;
    watchForm(frame, 'https://crm.example/forms/wtl/abc', (state) => told.push(state));
    frame.dispatchEvent(new Event('load'));
  });

  it('gives it up when nobody answers the request', async () => {
    fail();
    await wait();
    expect(told).toEqual(['loaded', 'unreachable']);
  });

  it('lets it stay when the answer fails only after the time is up', async () => {
    await wait(LEAD_FORM_TIMEOUT_MS);
    fail();
    await wait();
    expect(told).toEqual(['loaded']);
  });

  it('lets it stay once somebody has gone into it, though they have left it again', async () => {
    frame.focus();
    window.dispatchEvent(new Event('blur'));
    frame.blur();
    fail();
    await wait();
    expect(told).toEqual(['loaded']);
  });
});
