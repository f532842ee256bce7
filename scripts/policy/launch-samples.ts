/** What ships as a sample and must not stand on a live site: words and pictures. */

/** Words of the sample company, and what to put in their place; found as whole words. */
export const SAMPLE_TEXTS: readonly { text: string; remedy: string }[] = [
  { text: 'Brightkiln', remedy: 'put in your company’s name' },
  { text: 'Software, fired, tested and finished.', remedy: 'put in your own tagline' },
  { text: 'Fired. Tested. Finished.', remedy: 'put in your own signature line' },
  {
    text: 'Our mission is to turn rough ideas into software a business can lean on for years. We agree the scope in plain words, build it with our own people, and test it before anyone depends on it.',
    remedy: 'put in your own mission',
  },
  { text: '12 Kiln Lane', remedy: 'put in your registered office' },
  { text: 'Example City', remedy: 'put in your registered office' },
  { text: '00000', remedy: 'put in your registered office' },
  { text: 'Sample Client Ltd', remedy: 'name the client your lawyer agrees to, or “[Client]”' },
  { text: '1 Sample Street', remedy: 'put in the client’s address, or “[address]”' },
  ...['Quarrow', 'Osterlin & Rue', 'Pomelune', 'Nettlepay', 'Skerrypoint', 'Tallowfield'].map(
    (text) => ({ text, remedy: 'put in a brand you have worked with, with its consent' }),
  ),
];

const SOCIAL = 'put in your own card; `npm run art -- social` draws it from art/social/';
const ICON = 'put in your own mark; `npm run art -- icons` draws it from art/icons/';
const BRAND = 'put in the logo of a brand you have worked with, or delete this file';
const LOGO = 'draw your own mark in this file';

/**
 * Pictures of the sample, by the SHA-256 of their bytes. Where the sample's own pictures change,
 * `sha256sum public/favicon.ico public/{icons,social,brands}/* components/site/Logo.tsx` gives them anew.
 */
export const SAMPLE_PICTURES: readonly { file: string; sha256: string; remedy: string }[] = [
  {
    file: 'public/favicon.ico',
    sha256: '15d3e8591484e7f0391f9ac987a70a335a77ca93646656e3399174b0c30e2138',
    remedy: ICON,
  },
  {
    file: 'public/icons/apple-touch-icon.png',
    sha256: '77022ea2ec9f2534201014019fc9a1bb333df1f7787fcbf6c7eb7c19c1f4a730',
    remedy: ICON,
  },
  {
    file: 'public/icons/icon-192.png',
    sha256: '725a772eead8efb1d58a1f8d85934566c01a9f078251b778db61a9fe06d9bb6d',
    remedy: ICON,
  },
  {
    file: 'public/icons/icon-512.png',
    sha256: 'b66becc0db331cd26e25996f31d3a98b079ea9695f59b53b4847a2d300da639a',
    remedy: ICON,
  },
  {
    file: 'public/icons/icon.svg',
    sha256: '73d3276691563fb311708371f5e3ca99022bfa92ddbfc26279381841cf07aab8',
    remedy: ICON,
  },
  {
    file: 'public/icons/maskable-512.png',
    sha256: 'cdd7e7cde8790422af981dbdb808014c5c8d7df32166e5daf0222d512f4ee941',
    remedy: ICON,
  },
  {
    file: 'public/social/about.jpg',
    sha256: 'fd644137b4a9bb8c9c718468a7a5f4f253181991cd50c8e7f7471f1dc4a6d23f',
    remedy: SOCIAL,
  },
  {
    file: 'public/social/contact.jpg',
    sha256: 'bc072a3b3dcbfd5fa1ffd282178d8c0955e50d1997a62b5561df72dc0cee7425',
    remedy: SOCIAL,
  },
  {
    file: 'public/social/faq.jpg',
    sha256: 'e1397572759f6bb02bfbb80e37a056259ca185aefeecf3dc3a535225a8601561',
    remedy: SOCIAL,
  },
  {
    file: 'public/social/home.jpg',
    sha256: '0b45d5f4ef88404fe7600b8b5ee4953274c36c2f7d43acc6e21d128b2947c783',
    remedy: SOCIAL,
  },
  {
    file: 'public/social/products.jpg',
    sha256: 'c724267d3dc14de8d45d4d0dcdb30a0be194e411632d5798c2be731f8cc78b97',
    remedy: SOCIAL,
  },
  {
    file: 'public/social/services.jpg',
    sha256: '74b7e65080311260fb66d7f2ae6752b9f2bcae102a581aa201669d7307dd297d',
    remedy: SOCIAL,
  },
  {
    file: 'public/social/terms.jpg',
    sha256: '0250d1d0bd0e3b8c954f5ba031425d187baa26bd1300f85ffe14a9f2e533c816',
    remedy: SOCIAL,
  },
  {
    file: 'public/brands/nettlepay.svg',
    sha256: '69d2c1e12df6a6d95183b6d5b01ac378b5e9f6c09a9aa4a8e6d4c78829c8a9cc',
    remedy: BRAND,
  },
  {
    file: 'public/brands/osterlin-and-rue.svg',
    sha256: '9ca1fce270aae6f6ae545faad655484562a46155dd3307d2430be5f59d21247c',
    remedy: BRAND,
  },
  {
    file: 'public/brands/pomelune.svg',
    sha256: 'cd8b473c0b0098b83bed674169e8f3667029c46c178fd4be16d1bc48310da50b',
    remedy: BRAND,
  },
  {
    file: 'public/brands/quarrow.svg',
    sha256: '079cb72eac7bf967c2332a304c53b2f80e91df45da64a2c61f55ac3ec7724e9a',
    remedy: BRAND,
  },
  {
    file: 'public/brands/skerrypoint.svg',
    sha256: '8303ab74ea822676b8c7ae97a0f112f3e7b84ecf337a6cdfd4eb6c3fd0e5111a',
    remedy: BRAND,
  },
  {
    file: 'public/brands/tallowfield.svg',
    sha256: 'c0de67057da65006e8a27f9c457d3aa600c3cca0d781f92c7311ea90299ed2d1',
    remedy: BRAND,
  },
  {
    file: 'components/site/Logo.tsx',
    sha256: 'f4efe08559c684bb6703cc4b54c98294c281cc9bf8da36a0f8d0b43a28ae6b69',
    remedy: LOGO,
  },
];
