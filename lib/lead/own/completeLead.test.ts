import { completeLead } from '@/lib/lead/own/completeLead';

it('completes what the form sends: plain values, the product, the id, and /thank-you of this origin', () => {
  document.body.innerHTML = `<form>
    <input data-field="name" name="last_name" value=" Ada ">
    <input data-field="phone" type="tel" name="phone" value="٠١٢">
    <input data-field="news" type="checkbox" name="news" checked>
    <textarea data-field="message" name="description">Hello</textarea>
    <input type="hidden" name="_next" value="https://built.example/site/thank-you" data-thanks="">
    <input name="trap">
  </form>`;
  const form = document.querySelector('form')!;
  const data = new FormData(form);
  completeLead(form, data, 'id', [['product', 'SaaS']]);
  expect(Object.fromEntries(data)).toEqual({
    last_name: 'Ada',
    phone: '012',
    news: 'on',
    description: 'Hello',
    _next: 'http://localhost/site/thank-you',
    trap: '',
    product: 'SaaS',
    lead_id: 'id',
  });
});
