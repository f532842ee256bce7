import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@fontsource-variable/instrument-sans';
import '@/app/globals.css';
import '@/app/styles/optional';
import { MobileSidebar } from '@/components/islands/menu/MobileSidebar';
import { PrefetchOnIntent } from '@/components/islands/page/PrefetchOnIntent';
import { ScrollAndFocusOnNavigation } from '@/components/islands/page/ScrollAndFocusOnNavigation';
import { LeadPopup } from '@/components/islands/popup/LeadPopup';
import { CaptureAttribution, LeadTracking, Tracking } from '@/components/islands/tracking/Tracking';
import { Consent } from '@/components/site/Consent';
import { ChatLink } from '@/components/site/ChatLink';
import { LeadForm } from '@/components/site/LeadForm';
import { SiteFooter } from '@/components/site/SiteFooter';
import { SIDEBAR_ID, SiteHeader } from '@/components/site/SiteHeader';
import { Sidebar } from '@/components/site/Sidebar';
import { popup } from '@/content/popup';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { directionOf } from '@/lib/text';
import { siteId, withBasePath } from '@/lib/urls';
import tokens from '@/tailwind.config';

const MAIN_ID = siteId('main');

export const metadata: Metadata = {
  metadataBase: new URL(env().siteUrl),
  applicationName: site.name,
  // The manifest lists those of apps.
  icons: {
    icon: [
      { url: withBasePath('/favicon.ico'), sizes: '48x48' },
      { url: withBasePath('/icon.svg'), type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: withBasePath('/app-icons/apple-180.png'), sizes: '180x180' },
  },
  robots: env().preview ? { index: false } : undefined,
  // Otherwise, browsers turn parts of the agreement and the contact details into links.
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  themeColor: tokens.theme.colors.page,
  colorScheme: tokens.theme.colorScheme.DEFAULT,
};

export default function RootLayout({ children }: { children: ReactNode }) {
  const { leadForm, linkedIn, analytics } = env();
  return (
    // The first script may set data-scrolled before hydration.
    <html lang={site.language} dir={directionOf(site.language)} suppressHydrationWarning>
      <body>
        {/* React moves this link to the head. */}
        <link rel="alternate" type="application/atom+xml" href={withBasePath('/feed.xml')} />
        {/* The first focusable element, which leads to the content. */}
        <a
          href={`#${MAIN_ID}`}
          className="fixed start-2 top-2 z-skip -translate-y-24 rounded-button bg-dark px-5 py-3.5 font-semibold text-ondark focus-dark focus:translate-y-0"
        >
          {shell.skipLink}
        </a>
        <Consent />
        <SiteHeader />
        <Sidebar />
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <ChatLink />
        <CaptureAttribution />
        <LeadPopup words={popup}>
          <LeadForm title={popup.frameTitle} place="popup" />
        </LeadPopup>
        <LeadTracking origins={leadForm.origins} formPath={leadForm.pathOnSite} />
        <MobileSidebar id={SIDEBAR_ID} />
        <PrefetchOnIntent />
        <ScrollAndFocusOnNavigation mainId={MAIN_ID} />
        <Tracking ids={linkedIn} analytics={analytics} />
      </body>
    </html>
  );
}
