/** A page of each shape. */
export const SHAPES = [
  { path: '/', heading: 'Your Trusted Partner for Web & Blockchain Development Worldwide' },
  { path: '/Services/gaming', heading: 'Gaming Development' },
  { path: '/Products', heading: 'Products' },
  { path: '/ContactUs', heading: 'Contact Us' },
  { path: '/Privacy-policy', heading: 'Term & Conditions' },
  { path: '/Insights', heading: 'Insights' },
  {
    path: '/Work/quarrow-dispatch-board',
    heading: 'One dispatch board instead of three spreadsheets',
  },
];
