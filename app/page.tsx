import { Ask } from '@/components/sections/Ask';
import { Benefits } from '@/components/sections/Benefits';
import { Brands } from '@/components/sections/Brands';
import { Faq } from '@/components/sections/Faq';
import { Hero } from '@/components/sections/Hero';
import { HeroPicture } from '@/components/sections/HeroPicture';
import { Mission } from '@/components/sections/Mission';
import { PriceLinks } from '@/components/sections/PriceLinks';
import { Process } from '@/components/sections/Process';
import { Quotes } from '@/components/sections/Quotes';
import { SelectedCards } from '@/components/sections/SelectedCards';
import { Services } from '@/components/sections/Services';
import { TileBoard } from '@/components/sections/TileBoard';
import { WhoWeAre } from '@/components/sections/WhoWeAre';
import { WhyChooseUs } from '@/components/sections/WhyChooseUs';
import { JsonLd } from '@/components/site/JsonLd';
import { brands } from '@/content/lists/brands';
import { counters } from '@/content/lists/counters';
import { faqs } from '@/content/lists/faqs';
import { products } from '@/content/lists/products';
import { quotes } from '@/content/lists/quotes';
import { services } from '@/content/lists/services';
import { home } from '@/content/pages/home';
import { newestArticles, newestCaseOf, selectedWork, studyNamed } from '@/lib/cards';
import { pageMetadata } from '@/lib/metadata';
import { organization, webSite } from '@/lib/structuredData';

export const metadata = pageMetadata('/', home);

export default function HomePage() {
  return (
    <>
      <Hero words={home.hero}>
        {home.hero.picture ? (
          <HeroPicture alt={home.hero.picture.alt} />
        ) : (
          <TileBoard label={home.hero.boardLabel} products={products} />
        )}
      </Hero>
      <Mission words={home.mission} />
      <WhyChooseUs words={home.why} />
      <Benefits words={home.benefits} />
      <Services words={home.services} services={services} />
      <PriceLinks words={home.prices} services={services} />
      <Process words={home.process} />
      <WhoWeAre words={home.whoWeAre} counters={counters} />
      <Brands
        words={home.brands}
        brands={brands.map((brand) => ({ ...brand, study: newestCaseOf(brand.id) }))}
      />
      <Quotes
        words={home.quotes}
        quotes={quotes.map((quote) => ({ ...quote, study: studyNamed(quote.case) }))}
      />
      <SelectedCards id="work" words={home.work} cards={selectedWork()} allHref="/Work" />
      <SelectedCards
        id="insights"
        words={home.insights}
        cards={newestArticles()}
        allHref="/Insights"
      />
      <Faq words={home.faq} items={faqs} />
      <Ask words={home.ask} />
      {/* Google asks for FAQPage markup on only one of the pages with the same questions: /FAQ. */}
      <JsonLd nodes={[organization(), webSite()]} />
    </>
  );
}
