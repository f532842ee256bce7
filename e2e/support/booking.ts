import { expect, type Page } from '@playwright/test';

/** The titles of the catalogue, in order, spelt as the specification spells them. */
export const TITLES = [
  'Food Delivery App',
  'NGO Website Development',
  'Cab Booking App',
  'E-commerce Website Development',
  'School Management Software',
  'Smart Contract Development',
  'HRMS Software Development',
  'Social Media App Development',
  'Metaverse Game Development',
  'Artificial Intiligence Development',
  'SaaS Development',
  'Loan Management System',
];

export const booking = (page: Page) => page.getByRole('dialog', { name: /^Book / });

export const bookNow = (page: Page, title: string) =>
  page.getByRole('article', { name: title }).getByRole('button', { name: 'Book Now' });

export async function book(page: Page, title: string) {
  await bookNow(page, title).click();
  await expect(booking(page)).toBeVisible();
}
