/** The script of /admin/. */
import CMS, { type CmsConfig } from '@sveltia/cms';

declare const __EDITOR_CONFIG__: CmsConfig;

CMS.init({ config: __EDITOR_CONFIG__ });
