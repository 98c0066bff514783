/** Words by id, as content/read-facts.ts takes them from a language. */
export type Words<Id extends string> = Readonly<Partial<Record<Id, string | readonly string[]>>>;
