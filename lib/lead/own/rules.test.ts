import { sentFields, type LeadField } from '@/lib/lead/own/fields';
import { faultOf, isDoubtful, plainValue } from '@/lib/lead/own/rules';

const FIELDS: readonly LeadField[] = [
  { id: 'name', type: 'text', label: 'Name' },
  { id: 'company', type: 'text', label: 'Company' },
  { id: 'email', type: 'email', label: 'Email' },
  { id: 'phone', type: 'tel', label: 'Phone', length: 2000 },
  { id: 'budget', type: 'select', label: 'Budget', options: ['A', 'B'], required: true },
  { id: 'terms', type: 'checkbox', label: 'Terms', required: true },
  { id: 'message', type: 'textarea', label: 'Message' },
  { id: 'plan', type: 'file', label: 'Plan', megabytes: 5 },
];

it.each([
  ['name', 'Ada', null],
  ['name', ' ', 'missing'],
  ['company', '', null],
  ['email', '\u00a0', 'missing'],
  ['email', 'ada', 'wrong'],
  ['email', 'ada＠a.example', null],
  ['email', ' café@例え.example\u200e\u200b', null],
  ['phone', '1'.repeat(2001), 'long'],
  ['budget', '', 'missing'],
  ['terms', '', 'missing'],
  ['message', '\n', 'missing'],
  ['plan', 'plan.pdf/5000000/1', null],
  ['plan', 'plan.pdf/5000001/1', 'large'],
])('finds in %s, if it is %j: %s', (id, value, fault) => {
  const field = sentFields(FIELDS).find((each) => each.id === id)!;
  expect(faultOf(field, value)).toBe(fault);
});

it.each([
  ['ada@gmail', true],
  ['ada.b@gmail ', true],
  ['ada@mail.example', false],
])('isDoubtful(%j) is %s', (email, doubtful) => {
  expect(isDoubtful(email)).toBe(doubtful);
});

it.each([
  ['tel', '\u202a+49 89/123456\u202c', '+49 89/123456'],
  ['tel', '030–123‑4', '030-123-4'],
  ['tel', '030\u00a01\u2007\n', '030 1'],
  ['email', '\u200b\u2060ada＠a\u00ad.example ', 'ada@a.example'],
  ['text', ' Ada ', 'Ada'],
  ['textarea', ' Hello\n', ' Hello\n'],
])('plainValue(%j, %j) is %j', (type, value, expected) => {
  expect(plainValue(type, value)).toBe(expected);
});
