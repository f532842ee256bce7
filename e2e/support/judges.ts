import type { Page } from '@playwright/test';

import * as contrast from '@/kit/testing/contrast';
import type { Fault } from '@/kit/testing/fault';
import * as layout from '@/kit/testing/layout';

/** The judges of the kit, with one line for each fault. */
export const linesOf = (faults: readonly Fault[]) =>
  faults.map(({ rule, element, message }) => `${rule}: ${element} ${message}`);

export const lowContrast = async (page: Page) => linesOf(await contrast.lowContrast(page));

export const layoutFaults = async (page: Page) => linesOf(await layout.layoutFaults(page));
