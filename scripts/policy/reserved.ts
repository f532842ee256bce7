/**
 * Names, numbers and links that reach nobody, or not who you mean: fine in a sample, wrong on a
 * live site. Each line with its source.
 */

/** Names that no one can own; the host is the match itself. Minified code such as `i.test(` is none. */
export const RESERVED_NAMES: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: /(?<![\w-])(?:[a-z\d-]+\.)+(?:example|test|invalid|localhost)(?![\w(-]|\.\w)/gi,
    why: 'RFC 2606 and RFC 6761 keep these top-level names for examples and tests.',
  },
  {
    pattern: /(?<![\w-])(?:[a-z\d-]+\.)*example\.(?:com|net|org)(?![\w-]|\.\w)/gi,
    why: 'RFC 2606, section 3: second-level names for documents.',
  },
  {
    pattern: /(?<=\/\/|@)(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?![\w-]|\.\w)/gi,
    why: 'RFC 6761 and RFC 1122: the visitor’s own machine.',
  },
];

/** Hosts of an address that a visitor elsewhere cannot reach, besides the names above. */
export const PRIVATE_HOSTS: readonly { pattern: RegExp; why: string }[] = [
  { pattern: /^[^.:]+$/, why: 'A name without a dot is known on one network only.' },
  { pattern: /\.(?:local|internal|home\.arpa)$/, why: 'RFC 6762, RFC 8375: names of one network.' },
  {
    pattern: /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)[\d.]+$/,
    why: 'RFC 1918 and RFC 3927: addresses of one network.',
  },
  {
    pattern: /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$/,
    why: 'RFC 5737: addresses for documents.',
  },
];

/** Telephone numbers for fiction, by their digits alone. */
export const RESERVED_NUMBERS: readonly { digits: RegExp; why: string }[] = [
  {
    digits: /^(?:1?[2-9]\d{2})?55501\d{2}$/,
    why: 'North American Numbering Plan: 555-0100 to 555-0199 of every area.',
  },
  {
    digits:
      /^(?:440?|0)(?:1632960|7700900|2079460|2920180|1914980|11[3-8]4960|1[2-6]14960|8081570|3069990|9098790)\d{3}$/,
    why: 'Ofcom: numbers for drama, in towns, on mobiles and on services.',
  },
];

/** Platforms whose address says nothing without a name behind it, and the folders names stand in. */
export const PLATFORMS: readonly { host: RegExp; folders?: readonly string[] }[] = [
  { host: /^(?:\w+\.)?linkedin\.com$/, folders: ['company', 'in', 'school', 'showcase'] },
  { host: /^(?:www\.|mobile\.)?(?:x|twitter)\.com$/, folders: ['home', 'i'] },
  { host: /^bsky\.app$/, folders: ['profile'] },
  { host: /^(?:www\.)?threads\.(?:net|com)$/ },
  { host: /^mastodon\.(?:social|online)$/ },
  { host: /^(?:www\.|m\.)?facebook\.com$/ },
  { host: /^(?:www\.)?instagram\.com$/ },
  { host: /^(?:www\.|m\.)?youtube\.com$/, folders: ['c', 'channel', 'user'] },
  { host: /^(?:www\.)?github\.com$/ },
  { host: /^meet\.google\.com$/ },
  { host: /^(?:\w+\.)?zoom\.us$/, folders: ['j', 'my', 's'] },
  { host: /^teams\.(?:microsoft|live)\.com$/, folders: ['l', 'meet'] },
  { host: /^(?:www\.)?calendly\.com$/ },
  { host: /^cal\.com$/ },
  { host: /^wa\.me$/, folders: ['message'] },
  { host: /^(?:api|web|www)\.whatsapp\.com$/, folders: ['send'] },
  { host: /^(?:t|telegram)\.me$/ },
  { host: /^m\.me$/ },
  { host: /^discord\.(?:gg|com)$/, folders: ['invite'] },
];
