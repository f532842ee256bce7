export const campaigns: readonly { id: string }[] = [];
