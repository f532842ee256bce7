import { appearanceFaults, layoutAt, PHONE } from '@/kit/testing/audit/appearance';
import {
  pendingRequests,
  recordFaults,
  scriptFaults,
  scrollThrough,
  visibleTexts,
} from '@/kit/testing/audit/running';

import { test } from './fixtures';
import { readTargets } from './targets';

for (const target of readTargets().pages)
  test(target.path, async ({ plainTab, tab, visitor, report }) => {
    await plainTab.open(target.url);
    const plain = await visibleTexts(plainTab.page);

    const { page } = tab;
    recordFaults(page, target, report);
    const pending = pendingRequests(page);
    await tab.open(target.url);
    await scrollThrough(page, pending);
    report(await scriptFaults(page, plain));
    if (!target.isJudged) {
      report(await layoutAt(page, PHONE));
      return;
    }
    tab.use();
    report(await appearanceFaults(page, visitor.known));
  });
