import { ownScriptUrl } from './pageData';

const HERE = 'https://site.example/repo/FAQ?product=x#top';
const FOLDER = '/repo/_next/static';
const own = (url: string) => ownScriptUrl(url, HERE, '/repo');

describe('ownScriptUrl', () => {
  it.each([
    `${FOLDER}/chunks/main-1f.js`,
    `${FOLDER}/chunks/app/%5Bid%5D/(group)/page-1f.js`,
    `${FOLDER}/data/1f.js`,
    `https://site.example${FOLDER}/data/1f.js`,
  ])('accepts %s', (url) => expect(own(url)).toBe(new URL(url, HERE).href));

  it.each([
    `https://elsewhere.example${FOLDER}/chunks/a.js`,
    `//elsewhere.example${FOLDER}/chunks/a.js`,
    `https://site.example:8443${FOLDER}/chunks/a.js`,
    `https://user@site.example${FOLDER}/chunks/a.js`,
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    '/_next/static/chunks/a.js',
    '/repo-old/_next/static/chunks/a.js',
    '/repo/upload.js',
    `${FOLDER}/media/a.js`,
    `${FOLDER}/chunks/a.css`,
    `${FOLDER}/chunks/.js/../../a.txt`,
    `${FOLDER}/chunks/../../../upload.js`,
    `${FOLDER}/chunks/%2e%2e/%2E%2E/upload.js`,
    `${FOLDER}/chunks/..%2F..%2F..%2Fx.js`,
    `${FOLDER}/chunks/..%5c..\\upload.js`,
    `${FOLDER}/chunks/%252e%252e/upload.js`,
    `${FOLDER}/chunks/a.js?callback=alert`,
    `${FOLDER}/chunks/a.js#b`,
    '',
  ])('refuses %s', (url) => expect(() => own(url)).toThrow(`Refused to load ${url}`));
});
