import { appearanceFaults } from '@/kit/testing/audit/appearance';
import { htmlFaults } from '@/kit/testing/audit/markup';
import {
  pendingRequests,
  recordFaults,
  scriptFaults,
  scrollThrough,
  visibleText,
} from '@/kit/testing/audit/running';

import { test } from './fixtures';
import { readTargets } from './targets';

for (const target of readTargets().pages)
  test(target.path, async ({ plainTab, tab, visitor, report }) => {
    const response = await plainTab.open(target.url);
    report(await htmlFaults(await response.text()));
    const plain = await visibleText(plainTab.page);

    const { page } = tab;
    recordFaults(page, target, report);
    const pending = pendingRequests(page);
    await tab.open(target.url);
    await scrollThrough(page, pending);
    report(await scriptFaults(page, plain));
    if (!target.isJudged) return;
    tab.use();
    report(await appearanceFaults(page, visitor.known));
  });
