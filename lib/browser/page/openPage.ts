/**
 * Opens a page as a document, with an entry of its own in the history. While this page loads,
 * `location.assign` replaces its entry if the last click or key press was a while ago, and Back would skip
 * the page (https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate). Safari
 * before 26.2 and Firefox before 147 lack the Navigation API.
 */
export function openPage(url: string) {
  const { navigation } = window;
  if (!navigation) return location.assign(url);
  // It fails if another navigation is faster.
  navigation.navigate(url, { history: 'push' }).committed?.catch(() => {});
}
