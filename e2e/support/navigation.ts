import * as navigation from '@/content/navigation';
import { linksTo } from '@/lib/pages/routes';

/** The links of content/navigation.ts as pages show them: with paths, and without missing pages. */

export const mainLinks = linksTo(navigation.mainLinks);

export const callToAction = linksTo([navigation.callToAction])[0]!;
