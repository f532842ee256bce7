/** The sections of /Privacy-notice, which app/Privacy-notice/sections.ts puts together. */

/** The ids of those that the build itself writes, in order. */
export const BUILT_SECTIONS = ['storage', 'contacts', 'form', 'choices'] as const;

export type Labels = Readonly<
  Record<'where' | 'why' | 'when' | 'howLong' | 'hosts' | 'learns' | 'more' | 'what', string>
>;

/** What is true of something that is stored, contacted or sent: texts, hosts, or the URL of a policy. */
export type NoticeEntry = {
  title: string;
  facts: Partial<Record<keyof Labels, string | readonly string[]>>;
};

export type NoticeSection = {
  id: string;
  number: string;
  title: string;
  paragraphs: readonly string[];
  entries: readonly NoticeEntry[];
};
