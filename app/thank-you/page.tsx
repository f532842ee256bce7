import { Confetti } from '@/components/islands/Confetti';
import { LeaveFrame } from '@/components/islands/LeaveFrame';
import { ThankYou } from '@/components/sections/ThankYou';
import { thankYou } from '@/content/pages/thank-you';
import { routes } from '@/content/routes';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { pageMetadata, routeAt } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routeAt(routes, '/thank-you'), site.name);

export default function ThankYouPage() {
  return (
    <ThankYou words={thankYou} motion={shell.motion}>
      <Confetti />
      <LeaveFrame />
    </ThankYou>
  );
}
