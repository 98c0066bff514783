/** Returns the fragment of what the law says of a due date, on the page of all. */
export const ruleAnchor = (id: string): string => `rule-${id}`;
