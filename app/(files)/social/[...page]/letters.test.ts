/** @jest-environment node */
import { drawable } from './letters';

it.each([
  ['Ship it 🚀 today', 'Ship it today'],
  ['Idea → product', 'Idea product'],
  ['10\u202f000 lines', '10 000 lines'],
  ['Soft\u00adware', 'Software'],
  ['Tools for 日本語 teams', 'Tools for teams'],
  ['Dvořák & Łódź', 'Dvořák & Łódź'],
  ['C\u0327ag\u0306la', 'Çağla'],
])('of “%s”, a card shows “%s”', (title, shown) => expect(drawable(title)).toBe(shown));
