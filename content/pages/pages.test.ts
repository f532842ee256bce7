import { contact } from '@/content/pages/ContactUs';
import { home } from '@/content/pages/home';
import { terms } from '@/content/pages/Privacy-policy';
import { products } from '@/content/pages/Products';
import { thankYou } from '@/content/pages/thank-you';
import { booking, mission, popup, sections, shell } from '@/content/shared';

/** Words that the specification gives letter for letter (section 2). */
describe('copy', () => {
  it.each<[string, unknown, unknown]>([
    [
      'headline of the home page',
      home.hero.headline,
      'Your Trusted Partner for Web & Blockchain Development Worldwide',
    ],
    ['button of the home page', home.hero.contact, 'Contact Us'],
    ['link of the home page', home.hero.learnMore.toLowerCase(), 'learn more'],
    ['link below the mission', mission.readMore, 'Read More'],
    ['heading of the reasons', sections.why, 'Why Choose Us'],
    ['heading of the figures', home.whoWeAre, 'Who we are'],
    ['heading of the brands', home.brands, 'Brands We Have Worked With'],
    [
      'heading of the questions',
      sections.faq,
      'Frequently Asked Questions for Our Software Development Services',
    ],
    ['heading of the contact page', contact.heading, 'Contact Us'],
    ['title of the popup', popup.title, 'Take a Moment to Share Your Thoughts'],
    [
      'text of the popup',
      popup.text,
      'Submit your query, our team will contact you within 24 working hours.',
    ],
    ['button of a product', products.bookNow, 'Book Now'],
    ['heading of a booking', booking.heading, 'Book {title}'],
    [
      'subtitle of a booking',
      booking.subtitle,
      'Fill out the form below to secure your appointment',
    ],
    ['title of the booking frame', booking.frameTitle, 'Booking Form'],
    ['heading of the confirmation', thankYou.heading, 'Thank You!'],
    [
      'lines of the confirmation',
      thankYou.lines,
      [
        'Your form has been submitted successfully',
        'We appreciate your submission and will get back to you shortly.',
      ],
    ],
    ['button of the confirmation', thankYou.home, 'Return Home'],
    ['breadcrumb of the agreement', terms.crumb, 'Term & Condition'],
    ['heading of the agreement', terms.heading, 'Term & Conditions'],
    ['labels of the QR code', shell.qr, { heading: 'Scan Me', text: 'Save Contact Details' }],
  ])('has the %s', (_what, actual, specified) => {
    expect(actual).toEqual(specified);
  });
});
