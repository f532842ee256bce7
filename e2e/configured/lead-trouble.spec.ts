import type { Locator, Page } from '@playwright/test';

import { leadForm } from '@/content/shared';
import { site } from '@/content/site';
import { formIn, SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { type Fault, holdService, mend, SILENT, WRONG } from '@/e2e/support/service';
import { stopClock } from '@/e2e/support/site';
import { show, type Surface, SURFACES } from '@/e2e/support/surfaces';
import { expect, test } from '@/e2e/support/test';
import { NETWORK_REQUEST, standInForNetwork } from '@/e2e/support/tracking';
import { LEAD_FORM_TIMEOUT_MS, mailtoUrl } from '@/lib/leadForm';
import { POPUP_FADE_IN_START_MS } from '@/lib/popup';

const { unreachable, loading, direct, chatLabel } = leadForm;

test.use({ visitor: 'new' });

const status = (scope: Locator) => scope.getByRole('status');
const apology = (scope: Locator) => scope.getByRole('heading', { name: unreachable.heading });

/** Nothing moves: the frame's place keeps its height, and with it all that is around. */
async function layout(scope: Locator, { height }: Surface) {
  await expect(status(scope).locator('..')).toHaveCSS('height', `${height}px`);
  return scope.evaluate((element) => (element as HTMLElement).offsetHeight);
}

/** Email, phone and chat: there once, to be seen, and nothing lies over them. */
async function expectOtherWays(scope: Locator, product: string | null) {
  const ways = {
    [site.email]: mailtoUrl(site.email, product),
    [site.phone.display]: `tel:${site.phone.e164}`,
    [chatLabel]: site.chatUrl,
  };
  for (const [name, href] of Object.entries(ways)) {
    const link = scope.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await link.click({ trial: true });
  }
}

/** Shows a surface whose form is still loading, then lets the fault happen. */
async function meet(page: Page, surface: Surface, fault: Fault) {
  await standInForNetwork(page);
  await stopClock(page);
  const begin = await holdService(page.context(), fault);
  await show(page, surface);
  const scope = surface.scope(page);
  await expect(status(scope)).toHaveText(loading);
  const before = await layout(scope, surface);
  await expectOtherWays(scope, surface.product);
  begin();
  return { scope, before };
}

for (const [place, surface] of Object.entries(SURFACES)) {
  for (const [day, fault] of Object.entries(SILENT)) {
    test(`In ${place}, a form that is ${day} gives way to the links, until it is back`, async ({
      page,
      permit,
    }) => {
      permit(NETWORK_REQUEST, SERVICE_REQUEST, ...fault.troubles);
      const { scope, before } = await meet(page, surface, fault);
      if (fault.after) {
        // Since it was asked for, the clock has run on by the start of the popup's fade at most.
        await page.clock.runFor(fault.after - POPUP_FADE_IN_START_MS - 1);
        await expect(status(scope)).toHaveText(loading);
        await page.clock.runFor(POPUP_FADE_IN_START_MS + 1);
      }
      await expect(status(scope)).toHaveText(unreachable.heading);
      await expect(apology(scope)).toBeVisible();
      await expect(scope.getByTitle(surface.frameTitle)).toHaveCount(0);
      await expectOtherWays(scope, surface.product);
      expect(await layout(scope, surface)).toBe(before);

      await mend(page.context());
      await scope.getByRole('button', { name: unreachable.retry }).click();
      const form = formIn(scope, surface.frameTitle);
      await expect(form.getByRole('heading', { name: 'Form service' })).toBeVisible();
      await expect(status(scope)).toHaveText('');
      await page.clock.runFor(2 * LEAD_FORM_TIMEOUT_MS);
      await expect(apology(scope)).toHaveCount(0);
      await expectOtherWays(scope, surface.product);
      expect(await layout(scope, surface)).toBe(before);
    });
  }

  for (const [day, fault] of Object.entries(WRONG)) {
    test(`In ${place}, the links stand below a form that is ${day}`, async ({ page, permit }) => {
      permit(NETWORK_REQUEST, SERVICE_REQUEST, ...fault.troubles);
      const { scope, before } = await meet(page, surface, fault);
      await expect(status(scope)).toHaveText('');
      await page.clock.runFor(2 * LEAD_FORM_TIMEOUT_MS);
      await expect(scope.getByTitle(surface.frameTitle)).toBeVisible();
      await expect(apology(scope)).toHaveCount(0);
      await expect(scope.getByRole('heading', { name: direct })).toBeVisible();
      await expectOtherWays(scope, surface.product);
      expect(await layout(scope, surface)).toBe(before);
    });
  }
}
