/** The type of the company facts in content/site.ts. */
export type Company = {
  name: string;
  legalName: string;
  url: string;
  tagline: string;
  signature: string;
  mission: string;
  address: {
    street: string;
    locality: string;
    region: string;
    postalCode: string;
    country: string;
  };
  addressLine: string;
  email: string;
  phone: { display: string; e164: string };
  hours: {
    schedule: string;
    reply: string;
    meaning: string;
    /** The days and times for search engines: names of schema.org, and times of 24 hours. */
    days: readonly (
      'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
    )[];
    opens: string;
    closes: string;
  };
  chatUrl: string;
  callUrl: string | null;
  /** Each kind has an icon in components/parts/Icon.tsx. */
  social: readonly {
    kind: 'network' | 'video' | 'chat' | 'microblog';
    label: string;
    href: string;
  }[];
};
