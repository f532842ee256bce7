import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { againIn, errorsIn, type Errors } from '@/components/islands/form/own/fieldErrors';
import { useLead } from '@/components/islands/form/own/useLead';
import type { OwnFormConfig } from '@/components/islands/form/own/ownFormConfig';
import { hashOfForm } from '@/lib/browser/lead/own/attempts';
import { fill, forgetLostFiles, keepTyped, textInMemory } from '@/lib/browser/lead/own/keptText';
import { hasArrived, statusOf } from '@/lib/browser/lead/own/lead';
import { post, send } from '@/lib/browser/lead/own/leads';
import { controlsIn, FIELD, idOf, productOf, textIn } from '@/lib/lead/own/fields';
import { isDoubtful } from '@/lib/lead/own/rules';

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
export function useOwnForm(own: OwnFormConfig) {
  const { service, words } = own;
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const sentNote = useRef<HTMLParagraphElement>(null);
  const state = useLead();
  const status = statusOf(state);
  const [named, setNamed] = useState<string | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  /** The hash of what the form contains. */
  const [hash, setHash] = useState('');
  /** Whether the field for bots had a value at the last attempt. Then nothing is sent. */
  const [isTrapped, setIsTrapped] = useState(false);
  /** The address about which the visitor has been asked. */
  const doubted = useRef('');
  /** Whether the visitor has gone on typing since the last attempt. */
  const isTyping = useRef(false);
  const isBusy = status.state === 'sending' || status.state === 'sent';
  const isSent = !isBusy && hasArrived(state, hash);
  const failure = status.state === 'failed' && !isSent ? status : null;
  const failed = isTrapped ? words.failures.trapped : failure && words.failures[failure.name];

  const keep = (element: HTMLFormElement) => {
    keepTyped(element);
    setHash(hashOfForm(element));
  };

  /** Returns whether the lead may be sent. If not, the form says why. */
  const check = (element: HTMLFormElement) => {
    if (isBusy) return false;
    isTyping.current = false;
    keep(element);
    const { email = '' } = textIn(element);
    const found: Record<string, string | undefined> = {
      ...againIn(element, own),
      ...errorsIn(element, own),
    };
    if (!found.email && isDoubtful(email) && doubted.current !== email)
      found.email = words.doubtful;
    doubted.current = email;
    forgetLostFiles(element);
    setErrors(found);
    const wrong = controlsIn(element).find((control) => found[idOf(control)]);
    wrong?.focus();
    if (wrong) return false;
    if (hasArrived(state, hashOfForm(element))) {
      sentNote.current!.focus();
      return false;
    }
    const hasValue = trap.current!.value !== '';
    setIsTrapped(hasValue);
    return !hasValue;
  };

  /** For a service that answers no fetch, the browser posts the form. */
  const onSubmit = (event: FormEvent) => {
    const element = form.current!;
    const isReady = check(element);
    if (isReady && service.mode === 'post' && post(element)) return;
    event.preventDefault();
    if (isReady && service.mode === 'fetch') void send(element, service);
  };

  const onInput = ({ target }: FormEvent) => {
    isTyping.current = true;
    const element = form.current!;
    keep(element);
    // The field for bots has none.
    const id = (target as Element).getAttribute(FIELD);
    if (id && errors[id] && !errorsIn(element, own)[id]) setErrors({ ...errors, [id]: undefined });
  };

  // While a client-side navigation renders, `location` is still the URL of the previous page.
  useLayoutEffect(() => {
    const element = form.current!;
    const start = () => {
      fill(element);
      setErrors(againIn(element, own));
      setHash(hashOfForm(element));
      setNamed(productOf(element));
    };
    start();
    // A password manager may have filled in a field without an `input` event.
    return () => keepTyped(element);
  }, [own]);

  const failedName = status.state === 'failed' ? status.name : null;
  const told = useRef(failedName);
  useEffect(() => {
    // A form that opens later shows an earlier failure, but does not take the focus for it.
    if (told.current === failedName && !isTrapped) return;
    told.current = failedName;
    const element = form.current!;
    if ((failedName || isTrapped) && !isTyping.current && isAt(element))
      element.querySelector('section')?.focus();
  }, [failedName, isTrapped]);

  return {
    form,
    trap,
    sentNote,
    onSubmit,
    onInput,
    errors,
    failed,
    reason: failure?.reason,
    isTrapped,
    isBusy,
    isSent,
    named,
    unsent: isTrapped || failedName ? textInMemory().message : '',
  };
}
