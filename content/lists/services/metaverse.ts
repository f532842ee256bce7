import type { Service } from '@/content/lists/services';
import { site } from '@/content/site';

export const metaverse: Service = {
  id: 'metaverse',
  icon: '/pictures/service-metaverse',
  title: 'Metaverse Development',
  short: 'Metaverse',
  description: 'Virtual showrooms, events and worlds that open in the browser, without a download.',
  about:
    'People enter through a link, with no download and no headset. We agree on the weakest device that must be able to come along, and build the space for it.',
  gets: [
    'A first version that you can walk through',
    'A frame rate agreed on for the devices you name',
    'Voice or text chat, with tools for moderators',
    '3D models in open formats',
  ],
  products: [9],
  typical: [
    {
      title: 'A showroom for one product',
      purpose: 'For a maker of kitchens whose customers live far away.',
      release: 'One room and twelve finishes, which open by a link on a phone.',
      price: [27_000, 38_000],
      weeks: [8, 10],
      like: { label: 'Like our online shops', href: '/Products#product-4' },
    },
    {
      title: 'A hall for one evening',
      purpose: 'For an association whose members could not all travel.',
      release: 'Forty guests to a room, with voices, a host and a rehearsal.',
      price: [42_000, 57_000],
      weeks: [9, 12],
      like: { label: 'Like our shared places', href: '/Products#product-9' },
    },
    {
      title: 'A place that stays open',
      purpose: 'For a brand whose fans had nowhere to meet between two events.',
      release: 'One place with accounts, chat and tools for moderators, in the browser.',
      price: [72_000, 96_000],
      weeks: [13, 16],
      like: { label: 'Like our apps for communities', href: '/Products#product-8' },
    },
  ],
  page: {
    title: `Virtual showrooms and 3D web events: ${site.name}`,
    description:
      'Showrooms and events in the browser, without a headset: a gray room first, a measured frame rate, how many guests it holds, and what remains.',
    intro:
      'Rooms that people enter by a link: to see a product from all sides, to meet, or to be at an event from home.',
    steps: [
      {
        title: 'A gray room',
        text: 'We build the space without colors, at its real size, and you walk through it with colleagues. Most rooms get smaller on that day.',
        hand: 'A room to walk through, open to your colleagues',
        approval: 'You decide how many guests it must hold, and on which devices.',
      },
      {
        title: 'Light, models and voices',
        text: 'We add one thing after the other, and watch the frame rate on the weakest device. What costs too much is drawn more simply, or goes.',
        hand: 'The frame rate on each device, measured with each demo',
      },
      {
        title: 'Rehearsal and opening',
        text: 'Before an event, we rehearse with half as many test visitors again as you expect guests. During it, an engineer is in the room and can mute one voice, or all.',
        hand: 'The open room, and its models',
      },
    ],
    limits:
      'Who wants to read something, or to buy in a hurry, is served better by a page. A room is worth it if being there together is the point.',
    questions: [
      {
        id: 'headset',
        question: 'Does anybody need a headset?',
        answer:
          'No. The room opens on phones and laptops of the last five years. If your guests have headsets, we test with those, too.',
      },
      {
        id: 'guests',
        question: 'How many people fit into one room?',
        answer:
          'About forty on usual phones, before the picture begins to stutter. For more, we open copies of the room, and a host can speak to all of them.',
      },
      {
        id: 'afterwards',
        question: 'What remains after the event?',
        answer:
          'The room stays open as long as you pay for its server, at a price per month that the scope states. The models are yours, and so is a recording, if your guests have agreed to one.',
      },
    ],
    ask: {
      heading: 'Who should meet there?',
      text: 'Tell us how many people, on which devices and for how long. We say what such a room can show them.',
      action: 'Describe the room',
    },
  },
};
