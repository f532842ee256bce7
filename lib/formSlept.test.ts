import { watchForm } from '@/lib/formWatch';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/leadForm';

describe('watchForm, on a machine that has slept', () => {
  const told: string[] = [];
  const wait = () => jest.advanceTimersByTimeAsync(LEAD_FORM_TIMEOUT_MS);

  it('gives a form that was loading its whole time anew', async () => {
    jest.useFakeTimers();
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const frame = document.body.appendChild(document.createElement('iframe'));
    jest.spyOn(frame, 'contentDocument', 'get').mockReturnValue(new Document());
    watchForm(frame, 'https://crm.example/forms/wtl/abc', (state) => told.push(state));
    now.mockReturnValue(60 * 60 * 1000);
    await wait();
    expect(told).toEqual([]);
    await wait();
    expect(told).toEqual(['unreachable']);
  });
});
