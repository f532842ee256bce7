import { render, screen } from '@testing-library/react';
import { factLinks, Post } from '@/components/sections/Post';

it('lists only the facts that are there', () => {
  const facts = [
    { label: 'Client', value: null },
    { label: 'Products', value: factLinks([]) },
    { label: 'Date', value: 'May 2026' },
  ];
  const post = { title: 'The hull', description: 'Of larch.', picture: '', alt: '', headings: [] };
  render(
    <Post post={post} breadcrumb={null} facts={facts} contents="Contents">
      Text
    </Post>,
  );
  expect(screen.getAllByRole('term')).toHaveLength(1);
  expect(screen.getByRole('definition')).toHaveTextContent('May 2026');
});
