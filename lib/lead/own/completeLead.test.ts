import { completeLead } from '@/lib/lead/own/completeLead';

const CONTROLS = `
  <input data-field="name" name="last_name" value=" Ada ">
  <input data-field="phone" type="tel" name="phone" value="٠١٢" data-max="40">
  <select data-field="budget" name="budget" data-unknown=""><option>A lot</option></select>
  <input data-field="news" type="checkbox" name="news" data-unknown="" checked>
  <input data-field="empty" name="empty" data-unknown="">
  <textarea data-field="message" name="description">Hello</textarea>
  <input type="hidden" name="language" value="en">
  <input type="hidden" name="retURL" value="https://built.example/site/thank-you" data-thanks="">
  <input name="trap">`;
const DETAILS = [['product', 'SaaS']] as const;

function complete(attributes: string, change: (form: HTMLFormElement) => void = () => {}) {
  document.body.innerHTML = `<form ${attributes}>${CONTROLS}</form>`;
  const form = document.querySelector('form')!;
  change(form);
  const data = new FormData(form);
  completeLead(form, data, 'id', DETAILS);
  return Object.fromEntries(data);
}

it('puts what the service would drop into the message', () => {
  const phone = '1'.repeat(41);
  const sent = complete('data-drops=""', (form) => {
    form.querySelector<HTMLInputElement>('[name=phone]')!.value = phone;
  });
  expect(sent.description).toBe(
    `Hello\n\nphone: ${phone}\nbudget: A lot\nnews: on\nproduct: SaaS\nlanguage: en`,
  );
  expect(sent.phone).toBe('1'.repeat(40));
  expect(sent).not.toHaveProperty('lead_id');
});
