type Rules = { createScriptURL(url: string): string };

/** Missing in TypeScript 6.0's DOM library. */
declare const trustedTypes: { createPolicy(name: string, rules: Rules): Rules } | undefined;

/** Without Trusted Types, the rules themselves. */
export const scriptPolicy = (name: string, rules: Rules): Rules =>
  'trustedTypes' in self ? trustedTypes!.createPolicy(name, rules) : rules;

/** scripts/finish/directives.ts allows it where scripts of vendors may run. */
export const VENDORS_POLICY = 'analytics';

let vendors: Rules | undefined;

export function loadVendorScript(src: string) {
  // The content security policy allows one policy of a name.
  vendors ??= scriptPolicy(VENDORS_POLICY, { createScriptURL: (url) => url });
  const script = document.createElement('script');
  script.src = vendors.createScriptURL(src);
  document.head.append(script);
  return script;
}
