import { Confetti } from '@/components/islands/Confetti';
import { ThankYou } from '@/components/sections/ThankYou';
import { sent } from '@/lib/fixture/content/pages/sent';
import { shell } from '@/lib/fixture/content/shell';
import { metadataOf } from '@/lib/fixture/metadata';

export const metadata = metadataOf('thank-you');

export default function SentPage() {
  return (
    <ThankYou words={sent} motion={shell.motion}>
      <Confetti />
    </ThankYou>
  );
}
