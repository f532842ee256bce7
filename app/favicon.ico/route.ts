import { iconResponse } from '@/app/(files)/app-icons/iconResponse';

export const dynamic = 'force-static';

/** For programs that ask for this URL, whatever pages say. They tell by its bytes that it is a PNG. */
export const GET = () => iconResponse({ size: 48, mark: 0.82, corner: 0.19 });
