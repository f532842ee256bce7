import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type RefObject,
} from 'react';
import type { OwnFormConfig } from '@/components/client/ownFormConfig';
import { PENDING } from '@/lib/early';
import { FIELD, fieldOf, keepDraft, restoreDraft, wasSent } from '@/lib/lead/draft';
import { LEAD_FIELDS, type LeadField } from '@/lib/lead/leadFields';
import { faultsOf, isDoubtful, type Details } from '@/lib/lead/ownForm';
import { fail, IDLE, onSendingStatus, send, sendingStatus } from '@/lib/lead/sender';

type Errors = Partial<Record<LeadField, string>>;

/** Whether the visitor is still at the form, and not somewhere else on the page. */
function isAt(form: HTMLFormElement) {
  const { activeElement } = document;
  if (form.contains(activeElement)) return true;
  // Safari does not focus a button on click.
  if (activeElement !== document.body && activeElement?.tagName !== 'DIALOG') return false;
  const { top, bottom } = form.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** What the site's own form does after hydration: it checks what has been typed, and sends it. */
export function useOwnForm(
  form: RefObject<HTMLFormElement | null>,
  { service, words, thanks }: OwnFormConfig,
  productOf: () => string | null,
  detailsOf: () => Details,
) {
  const status = useSyncExternalStore(onSendingStatus, sendingStatus, () => IDLE);
  const [errors, setErrors] = useState<Errors>({});
  /** Whether exactly this text has been sent. */
  const [isSent, setIsSent] = useState(false);
  const [showsTrap, setShowsTrap] = useState(false);
  /** The address about which the visitor has been asked. */
  const doubted = useRef('');
  /** Whether the visitor has gone on typing since the last attempt. */
  const isTyping = useRef(false);
  const isBusy = status.state === 'sending' || status.state === 'sent';

  const submit = () => {
    const element = form.current!;
    if (isBusy) return;
    isTyping.current = false;
    const text = keepDraft(element);
    const faults = Object.entries(faultsOf(service, text)) as [LeadField, 'missing'][];
    const found: Errors = Object.fromEntries(
      faults.map(([id, fault]) => [
        id,
        words.fields[id][fault] ?? words.long.replace('{max}', String(service.maxLength[id])),
      ]),
    );
    if (!found.email && isDoubtful(text.email) && doubted.current !== text.email)
      found.email = words.doubtful;
    doubted.current = text.email;
    setErrors(found);
    const first = LEAD_FIELDS.find((id) => found[id]);
    if (first) return fieldOf(element, first).focus();
    const product = productOf();
    const isRepeated = wasSent(text, product);
    setIsSent(isRepeated);
    if (isRepeated) return element.querySelector<HTMLElement>('[data-sent]')?.focus();
    const trapped = element.querySelector<HTMLInputElement>('[data-trap]')!.value !== '';
    setShowsTrap(trapped);
    if (trapped) return fail('trapped');
    send({ service, text, product, details: detailsOf(), thanks });
  };

  useLayoutEffect(() => {
    const element = form.current!;
    const checkSent = () => setIsSent(wasSent(keepDraft(element), productOf()));
    restoreDraft(element);
    checkSent();
    if (element.hasAttribute(PENDING)) {
      // The visitor has clicked before hydration.
      element.removeAttribute(PENDING);
      element.querySelector('button')!.removeAttribute('aria-busy');
      element.requestSubmit();
    }
    // Back from /thank-you may restore the page as it was.
    const stop = onSendingStatus(() => {
      if (sendingStatus().state === 'idle') checkSent();
    });
    return () => {
      stop();
      // A password manager may have filled in a field without an `input` event.
      keepDraft(element);
    };
  }, [form, productOf]);

  const shown = useRef(status);
  useEffect(() => {
    // A form that opens later shows an earlier failure, but does not take the focus for it.
    if (shown.current === status) return;
    shown.current = status;
    const element = form.current!;
    if (status.state === 'failed' && !isTyping.current && isAt(element))
      element.querySelector('section')?.focus();
  }, [form, status]);

  const onInput = ({ target }: FormEvent) => {
    isTyping.current = true;
    const text = keepDraft(form.current!);
    setIsSent(wasSent(text, productOf()));
    const id = (target as Element).getAttribute(FIELD) as LeadField | null;
    if (id && errors[id] && !faultsOf(service, text)[id]) setErrors({ ...errors, [id]: undefined });
  };

  const failure = status.state === 'failed' && !isSent ? status : null;
  return { submit, onInput, errors, failure, isBusy, isSent: isSent && !isBusy, showsTrap };
}
