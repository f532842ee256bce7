'use client';

import { useEffect, useRef, type Ref } from 'react';
import { island } from '@/components/islands/page/island';
import {
  COUNT_UP_MS,
  COUNT_UP_VISIBLE_SHARE,
  countAt,
  onStopMotion,
  prefersReducedMotion,
  showStopMotion,
} from '@/lib/motion';

type Props = {
  target: number;
  /** With the thousands separators of the language. */
  text: string;
  /** In the digits of the language. */
  zero: string;
  /** The site's. The page's may be that of a translation. */
  language: string;
  suffix: string;
};

/**
 * Where the glaze behind the counters is (sections/WhoWeAre.tsx). The first counter that ends keeps it
 * high.
 */
function setGlaze(section: HTMLElement | null, glaze: 'low' | 'rising' | 'high') {
  if (section && section.dataset.glaze !== 'high') section.dataset.glaze = glaze;
}

/** The HTML has the final value, for assistive technology, print and visitors without scripts. */
export const Counter = island(function Counter({ target, text, zero, language, suffix }: Props) {
  const digits = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = digits.current!;
    if (prefersReducedMotion()) return undefined;
    // State updates would render the component again in every frame.
    const show = (value: string) => (element.textContent = `${value}${suffix}`);
    const section = element.closest('section');
    let request = 0;
    let hideStopMotion = () => {};
    const finish = () => {
      cancelAnimationFrame(request);
      observer.disconnect();
      show(text);
      delete element.dataset.counting;
      hideStopMotion();
      setGlaze(section, 'high');
    };

    const run = () => {
      // Not before: on a slow phone, it takes up to 40 ms (docs/performance.md).
      const { format } = new Intl.NumberFormat(language);
      const start = performance.now();
      const step = (now: number) => {
        show(format(countAt(target, now - start)));
        if (now - start < COUNT_UP_MS) request = requestAnimationFrame(step);
        else finish();
      };
      element.dataset.counting = '';
      hideStopMotion = showStopMotion();
      setGlaze(section, 'rising');
      request = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        run();
      },
      { threshold: COUNT_UP_VISIBLE_SHARE },
    );
    show(zero);
    setGlaze(section, 'low');
    observer.observe(element);
    window.addEventListener('beforeprint', finish);
    const stopListening = onStopMotion(finish);
    return () => {
      window.removeEventListener('beforeprint', finish);
      stopListening();
      finish();
    };
  }, [target, text, zero, language, suffix]);

  return <Figure text={text} suffix={suffix} digits={digits} />;
}, Figure);

function Figure({
  text,
  suffix,
  digits,
}: Pick<Props, 'text' | 'suffix'> & { digits?: Ref<HTMLSpanElement> }) {
  return (
    <>
      <span ref={digits} aria-hidden="true" className="counter -ms-[0.055em] block">
        {`${text}${suffix}`}
      </span>
      <span className="sr-only">{`${text}${suffix}`}</span>
    </>
  );
}
