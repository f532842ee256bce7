import type { Service } from '@/content/lists/services';
import { site } from '@/content/site';

export const software: Service = {
  id: 'software',
  icon: '/pictures/service-software',
  title: 'Software Development',
  short: 'Software',
  description: 'Internal tools, dashboards and integrations, fitted to the way your team works.',
  about:
    'We start where the spreadsheet hurts: with the work that takes the most time, mapped together with the people who do it every day. The first release replaces that part. The rest follows once it has proved itself.',
  gets: [
    'A map of the work as it is done today',
    'Your existing data, imported and checked',
    'Roles and permissions, with a log of changes',
    'Connections to the tools that you keep',
  ],
  products: [5, 7, 10, 12],
  typical: [
    {
      title: 'Time off and approvals',
      purpose: 'For a company whose requests were in one person’s inbox.',
      release: 'Keeps records and absences, and shows each request to whoever decides.',
      price: [24_000, 33_000],
      weeks: [8, 10],
      like: { label: 'Like our HR software', href: '/Products#product-7' },
    },
    {
      title: 'One timetable for many',
      purpose: 'For schools that planned by hand each July, and repaired it each September.',
      release: 'Shows every clash at once, in all schools. A person decides what moves.',
      price: [54_000, 72_000],
      weeks: [10, 13],
      like: { label: 'Like Tallowfield’s timetable', href: '/Work/tallowfield-timetable' },
    },
    {
      title: 'Loans, from request to receipt',
      purpose: 'For a lender who followed repayments in folders.',
      release: 'Takes applications, makes the schedules and writes the reminders.',
      price: [69_000, 93_000],
      weeks: [12, 16],
      like: { label: 'Like our loan management', href: '/Products#product-12' },
    },
  ],
  page: {
    title: `Custom business software development: ${site.name}`,
    description:
      'Internal tools and dashboards: two days next to the work, a first release with your real data, and the old list beside it until both agree.',
    intro:
      'Tools for the people who do the work: planning, approvals, stock, records. We replace the list that hurts most, and leave the others alone.',
    steps: [
      {
        title: 'Two days next to the work',
        text: 'We sit with the people who do it and count: how often, how long, what goes wrong. The exceptions that nobody has written down are half of the project.',
        hand: 'A map of the work, with times and exceptions',
        approval: 'You choose the part that the first release replaces.',
      },
      {
        title: 'The first part, with real data',
        text: 'We import your data into a copy and show what is wrong in it: names that exist twice, dates in three formats. Your office corrects it, by a date in the schedule.',
        hand: 'A first release that a small group works with',
      },
      {
        title: 'Side by side, then alone',
        text: 'The old list and the new tool run next to each other until their figures agree. Then one department after the other switches, and the old list can only be read.',
        hand: 'Roles, backups and rules, in writing',
      },
    ],
    limits:
      'A process that changes every month belongs in a spreadsheet, and a need that a product covers belongs in that product. We build what is left.',
    questions: [
      {
        id: 'connections',
        question: 'Can it exchange data with the tools that we keep?',
        answer:
          'If they have an interface, yes. If they only export files, usually. We try each connection before we name a price for it, because this is what estimates get wrong most often.',
      },
      {
        id: 'access',
        question: 'Who can see what?',
        answer:
          'You decide it by role, in a table, before it is code. Each change to a record is logged with the person and the time, and so is each export.',
      },
      {
        id: 'training',
        question: 'How do our people learn it?',
        answer:
          'Those who tested the first release show it to the others, and we are there on the first day. Two pages of instructions should do. If it takes a course, we have built the wrong screen.',
      },
    ],
    ask: {
      heading: 'Which list does nobody trust?',
      text: 'Tell us who keeps it, and how long that takes each week. We ask what we need to know, and say whether software is the answer.',
      action: 'Describe the list',
    },
  },
};
