export const writeShareImages = async (..._a: unknown[]) => ({ made: 0, reused: 0 });
export const renderIcons = async (): Promise<Record<string, string>> => ({});
