import { hashOfForm, leadIdOf, storedAttempts } from '@/lib/browser/lead/own/attempts';
import { attribution } from '@/lib/browser/attribution';
import { controlsIn, factsOf, productOf } from '@/lib/lead/own/fields';
import { completeFields } from '@/lib/lead/own/leadFields';
import { leadFormQuery } from '@/lib/lead/parameters';

/**
 * What a form sends: plain values, the product, the attribution and the id of the lead.
 *
 * @param data what the browser is about to post
 */
export function completeLead(form: HTMLFormElement, data = new FormData(form)): FormData {
  const { parameters, redirect } = factsOf(form);
  const id = leadIdOf(storedAttempts(), hashOfForm(form));
  const details = leadFormQuery(parameters, productOf(form), attribution(parameters));
  completeFields(data, controlsIn(form), id, details);
  // A copy of the site, such as a preview, has another origin than the build knows.
  const thanks = redirect && data.get(redirect);
  if (thanks) data.set(redirect, location.origin + new URL(String(thanks)).pathname);
  return data;
}
