import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@fontsource-variable/instrument-sans';
import { icons } from '@/app/(files)/app-icons/links';
import { LeadCapture } from '@/app/_page/LeadCapture';
import { OtherLanguages } from '@/app/_page/OtherLanguages';
import { directContact, noticePath } from '@/app/_page/contactProps';
import { consentBannerText, storedWithConsent } from '@/app/_page/consentWords';
import { linksTo, listLinks } from '@/lib/catalog/pages';
import { withBasePath } from '@/lib/pages/urls';
import { insights } from '@/lib/posts';
import '@/app/globals.css';
import '@/app/styles/optional';
import { MobileSidebar } from '@/components/islands/menu/MobileSidebar';
import { BarMenu, SidebarMenu } from '@/app/_page/menu';
import { PrefetchOnIntent } from '@/components/islands/page/PrefetchOnIntent';
import { ScrollAndFocusOnNavigation } from '@/components/islands/page/ScrollAndFocusOnNavigation';
import { Tracking } from '@/components/islands/tracking/Tracking';
import { ConsentBanner } from '@/components/islands/consent/ConsentBanner';
import { PrivacyChoices } from '@/components/islands/consent/PrivacyChoices';
import { ChatLink } from '@/components/site/ChatLink';
import { LAST_LINK, SiteFooter } from '@/components/site/SiteFooter';
import { SIDEBAR_ID, SiteHeader } from '@/components/site/SiteHeader';
import { Sidebar } from '@/components/site/Sidebar';
import { SkipLink } from '@/components/site/SkipLink';
import { consent } from '@/content/consent';
import { callToAction, footerLists, noticeLink } from '@/content/navigation';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { filled } from '@/lib/text/filled';
import { directionOf } from '@/lib/text/language';
import { env } from '@/lib/env';
import { siteId } from '@/lib/pages/siteId';
import tokens from '@/tailwind.config';

const MAIN_ID = siteId('main');

/** The label of the logo contains what visitors see (WCAG 2.5.3), which differs on phones. */
const nameInBar = site.name.includes(site.shortName ?? '')
  ? site.name
  : `${site.shortName}, ${site.name}`;

const shownLists = ({ products, navigate, ...others }: typeof footerLists) => ({
  ...others,
  products: { ...products, links: linksTo(products.links) },
  navigate: { ...navigate, links: linksTo(navigate.links) },
});

export const metadata: Metadata = {
  metadataBase: new URL(env().siteUrl),
  applicationName: site.name,
  icons,
  robots: env().preview ? { index: false } : undefined,
  // Keep browsers from turning parts of the agreement and the contact details into links.
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  themeColor: tokens.theme.colors.page,
  colorScheme: tokens.theme.colorScheme.DEFAULT,
};

export default function RootLayout({ children }: { children: ReactNode }) {
  const [contactLink] = linksTo([callToAction]);
  return (
    // The first script may set data-scrolled on this element before React hydrates it.
    <html lang={site.language} dir={directionOf(site.language)} suppressHydrationWarning>
      <body>
        {/* React moves this link to the head. */}
        {insights().length > 0 ? (
          <link rel="alternate" type="application/atom+xml" href={withBasePath('/feed.xml')} />
        ) : null}
        <SkipLink mainId={MAIN_ID} label={shell.skipLink} />
        {env().consent ? (
          <ConsentBanner
            words={consent}
            text={consentBannerText}
            noticePath={noticePath}
            stored={storedWithConsent}
          />
        ) : null}
        <SiteHeader
          name={site.name}
          shortName={site.shortName}
          navLabel={shell.mainNavLabel}
          homeLabel={filled(shell.homeLink, { name: nameInBar })}
          openSidebarLabel={shell.openSidebar}
          callToAction={contactLink}
        >
          <BarMenu />
        </SiteHeader>
        <Sidebar
          name={site.name}
          title={shell.sidebarTitle}
          closeLabel={shell.closeSidebar}
          callToAction={contactLink}
          contact={directContact}
        >
          <SidebarMenu />
        </Sidebar>
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
        <SiteFooter
          company={site}
          lists={shownLists(footerLists)}
          card={{ heading: shell.qr.heading, note: shell.qr.text }}
          newTabLabel={shell.newTab}
          lastLinks={[...listLinks(), ...linksTo([noticeLink])]}
        >
          <OtherLanguages className={LAST_LINK} />
          {env().consent ? <PrivacyChoices label={consent.reopen} /> : null}
        </SiteFooter>
        {site.chatUrl ? (
          <ChatLink href={site.chatUrl} label={shell.chat} placeLabel={shell.chatPlace} />
        ) : null}
        <LeadCapture />
        <MobileSidebar id={SIDEBAR_ID} />
        <PrefetchOnIntent />
        <ScrollAndFocusOnNavigation mainId={MAIN_ID} />
        <Tracking ids={env().linkedIn} analytics={env().analytics} />
      </body>
    </html>
  );
}
