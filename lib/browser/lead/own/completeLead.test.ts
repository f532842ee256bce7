import { completeLead } from '@/lib/browser/lead/own/completeLead';
import { formFacts } from '@/jest.setup';

it('completes what the form sends: plain values, the product, the id, and /thank-you of this origin', () => {
  document.body.innerHTML = `<dialog data-product="SaaS"><form>
    <input data-field="name" name="last_name" value=" Ada ">
    <input data-field="phone" type="tel" name="phone" value="٠١٢">
    <input data-field="news" type="checkbox" name="news" checked>
    <textarea data-field="message" name="description">Hello</textarea>
    <input type="hidden" name="_next" value="https://built.example/site/thank-you">
    <input name="trap">
  </form></dialog>`;
  const form = document.querySelector('form')!;
  form.dataset.ownForm = formFacts({
    parameters: [{ name: 'product', sent: 'subject' }],
    redirect: '_next',
  });
  expect(Object.fromEntries(completeLead(form))).toEqual({
    last_name: 'Ada',
    phone: '012',
    news: 'on',
    description: 'Hello',
    _next: 'http://localhost/site/thank-you',
    trap: '',
    subject: 'SaaS',
    lead_id: expect.stringMatching(/^[\da-f]{32}$/),
  });
});
