import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
} from 'react';
import { useLead } from '@/components/islands/form/useLead';
import type { OwnFormConfig } from '@/components/islands/form/ownFormConfig';
import { allowedAttribution } from '@/lib/browser/lead/attribution';
import { hashOfForm } from '@/lib/browser/lead/attempts';
import { controlsIn, idOf, textIn } from '@/lib/lead/own/fields';
import { filled } from '@/lib/text/filled';
import { hasArrived, statusOf } from '@/lib/browser/lead/lead';
import { fill, keepTyped, leadState, post, send, takeLostFiles } from '@/lib/browser/lead/leads';
import { faultsOf, isDoubtful } from '@/lib/lead/own/rules';

type Errors = Readonly<Record<string, string | undefined>>;

/** Whether the visitor is still at the form, and not somewhere else on the page. */
function isAt(form: HTMLFormElement) {
  const { activeElement } = document;
  if (form.contains(activeElement)) return true;
  // Safari does not focus a button on click.
  if (activeElement !== document.body && activeElement?.tagName !== 'DIALOG') return false;
  const { top, bottom } = form.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** The messages about the fields of a form. */
function errorsIn(form: HTMLFormElement, { fields, words }: OwnFormConfig): Record<string, string> {
  const faults = faultsOf(fields, textIn(form));
  const messages = fields.map(({ id, missing, wrong, length, megabytes }) => {
    const texts = {
      missing: missing ?? words.missing,
      wrong: wrong ?? words.missing,
      long: filled(words.long, { max: length }),
      large: filled(words.large, { max: megabytes }),
    };
    const fault = faults[id];
    return [id, fault && texts[fault]] as const;
  });
  return Object.fromEntries(messages.filter(([, text]) => text)) as Record<string, string>;
}

/** The messages about files that are lost. */
const againIn = (lost: ReadonlyMap<string, string>, { words }: OwnFormConfig) =>
  Object.fromEntries([...lost].map(([id, name]) => [id, filled(words.fileAgain, { file: name })]));

/** What the site's own form does after hydration: it checks what has been typed, and sends it. */
export function useOwnForm(
  form: RefObject<HTMLFormElement | null>,
  own: OwnFormConfig,
  isTrapped: boolean,
  onTrap: (isTrapped: boolean) => void,
) {
  const state = useLead();
  const status = statusOf(state);
  const [errors, setErrors] = useState<Errors>({});
  /** The hash of what the form contains. */
  const [hash, setHash] = useState('');
  /** The address about which the visitor has been asked. */
  const doubted = useRef('');
  /** Whether the visitor has gone on typing since the last attempt. */
  const isTyping = useRef(false);
  const isBusy = status.state === 'sending' || status.state === 'sent';

  /** Returns whether the lead may be sent. If not, the form says why. */
  const check = (element: HTMLFormElement) => {
    if (isBusy) return false;
    isTyping.current = false;
    keepTyped(element);
    setHash(hashOfForm(element));
    const { email = '' } = textIn(element);
    const found = { ...againIn(takeLostFiles(), own), ...errorsIn(element, own) };
    if (!found.email && isDoubtful(email) && doubted.current !== email)
      found.email = own.words.doubtful;
    doubted.current = email;
    setErrors(found);
    const wrong = controlsIn(element).find((control) => found[idOf(control)]);
    wrong?.focus();
    if (wrong) return false;
    if (hasArrived(leadState(), hashOfForm(element))) {
      element.querySelector<HTMLElement>('[data-sent]')?.focus();
      return false;
    }
    const hasValue = element.querySelector<HTMLInputElement>('[data-trap]')!.value !== '';
    onTrap(hasValue);
    element.dataset.attribution = JSON.stringify(allowedAttribution(own.parameters));
    return !hasValue;
  };

  /** For a service that answers no fetch, the browser posts the form. */
  const onSubmit = (event: FormEvent) => {
    const element = form.current!;
    const isReady = check(element);
    if (isReady && own.service.mode === 'post' && post(element)) return;
    event.preventDefault();
    if (isReady && own.service.mode === 'fetch') void send(element, own.service);
  };

  useLayoutEffect(() => {
    const element = form.current!;
    const start = () => {
      setErrors(againIn(fill(element), own));
      setHash(hashOfForm(element));
    };
    start();
    // A password manager may have filled in a field without an `input` event.
    return () => keepTyped(element);
  }, [form, own]);

  const failed = status.state === 'failed' ? status.name : null;
  const shown = useRef(failed);
  useEffect(() => {
    // A form that opens later shows an earlier failure, but does not take the focus for it.
    if (shown.current === failed && !isTrapped) return;
    shown.current = failed;
    const element = form.current!;
    if ((failed || isTrapped) && !isTyping.current && isAt(element))
      element.querySelector('section')?.focus();
  }, [form, failed, isTrapped]);

  const onInput = ({ target }: FormEvent) => {
    isTyping.current = true;
    const element = form.current!;
    keepTyped(element);
    setHash(hashOfForm(element));
    const control = target as Element;
    const id = controlsIn(element).some((each) => each === control) ? idOf(control) : '';
    if (errors[id] && !errorsIn(element, own)[id]) setErrors({ ...errors, [id]: undefined });
  };

  const isSent = !isBusy && hasArrived(state, hash);
  const failure = status.state === 'failed' && !isSent ? status : null;
  return { onSubmit, onInput, errors, failure, isBusy, isSent };
}
