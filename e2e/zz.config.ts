import config from './playwright.config';

export default { ...config, timeout: 180_000, expect: { timeout: 45_000 }, use: { ...config.use, trace: 'off' as const } };
