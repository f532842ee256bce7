/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Counter } from '@/components/islands/Counter';
import { counters } from '@/content/collections/counters';

describe('the markup of Counter', () => {
  it.each(counters)('carries the final value of $label, for want of scripts', (facts) => {
    const { target, suffix } = facts;
    const markup = renderToStaticMarkup(<Counter target={target} suffix={suffix} />);
    const texts = [...markup.matchAll(/>([^<]+)</g)].map(([, text]) => text);
    expect(texts).toEqual([`${target}${suffix}`, `${target}${suffix}`]);
  });
});
