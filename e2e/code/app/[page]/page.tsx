import { PageHeader } from '@/components/site/PageHeader';
import { routes } from '@/lib/fixture/content/routes';
import { metadataOf } from '@/lib/fixture/metadata';

/** The pages that only have to exist, because routes.ts lists them. */
const PLAIN = routes.filter(({ id }) =>
  ['services', 'faq', 'terms', 'privacy-notice'].includes(id),
);

type Props = { params: Promise<{ page: string }> };

const pageOf = async ({ params }: Props) => {
  const { page } = await params;
  return PLAIN.find(({ path }) => path === `/${page}`)!;
};

export const dynamicParams = false;

export const generateStaticParams = () => PLAIN.map(({ path }) => ({ page: path.slice(1) }));

export const generateMetadata = async (props: Props) => metadataOf((await pageOf(props)).id);

export default async function PlainPage(props: Props) {
  return <PageHeader heading={(await pageOf(props)).name} tiles={[4]} />;
}
