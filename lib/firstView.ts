import { factsOf, withoutClickIds, type LeadFacts } from '@/lib/leadQuery';
import { mayAdvertise, refusesBySignal } from '@/lib/permission';
import { routePath } from '@/lib/routePath';

/** Session-storage key of what the first view told. */
export const FIRST_VIEW_KEY = 'lead_first_view';

type View = { path: string; search: string };

/** What this document knows; a page that loads anew asks the storage. */
let remembered: LeadFacts | null = null;
/** Whether storage knows it too: it is asked for with every view. */
let isStored = false;

const isFacts = (value: unknown): value is LeadFacts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry) => typeof entry === 'string');

/** Storage that is blocked, or holds what this site did not write, tells nothing. */
function stored(): LeadFacts | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(FIRST_VIEW_KEY) ?? 'null');
    return isFacts(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * The page of this site that led here. It is asked only when nothing is stored: scripts come after
 * the paint, and a page that is left before cannot take itself down.
 */
function viewBefore(): View | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  if (origin !== location.origin || !pathname.startsWith(__BASE_PATH__)) return null;
  return { path: routePath(pathname.slice(__BASE_PATH__.length)), search };
}

function store(facts: LeadFacts) {
  try {
    sessionStorage.setItem(FIRST_VIEW_KEY, JSON.stringify(facts));
    isStored = true;
  } catch {
    // The running page remembers; only a full load forgets. Nothing a visitor would notice.
  }
}

/**
 * What the first view of this session told, for the form's address. The first call in a session
 * takes it down. Without permission to advertise nothing is stored and the click ids stay behind;
 * past the session nothing is stored in any case.
 */
export function firstView(list: string, view: View): LeadFacts {
  remembered ??= stored() ?? factsOf(list, viewBefore() ?? view);
  if (Object.keys(remembered).length === 0) return remembered;
  if (refusesBySignal()) dropStoredView();
  if (!mayAdvertise()) return withoutClickIds(remembered);
  if (!isStored) store(remembered);
  return remembered;
}

/** Takes back what is stored, for a visitor who takes a yes back. */
export function dropStoredView() {
  isStored = false;
  try {
    sessionStorage.removeItem(FIRST_VIEW_KEY);
  } catch {
    // Storage that is blocked holds nothing.
  }
}

/** For tests: a new document begins. */
export function forgetFirstView() {
  remembered = null;
  isStored = false;
}
