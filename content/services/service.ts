import type { KindId } from '../jurisdictions/kinds.ts';

/** A group of services in the menu. */
export type ServiceCategory = 'registration' | 'compliance' | 'tax' | 'accounting';

/** A case that a tool works out for a service's page. */
interface ToolExample {
  readonly tool: string;
  /** The answers, as they are typed into the tool. */
  readonly typed: Readonly<Record<string, string>>;
}

/** A month of an exporter whose refund is worked out; rupees and percent. */
interface RefundExample {
  readonly month: string;
  readonly purchases: readonly { readonly amount: number; readonly rate: number }[];
  readonly exports: number;
  readonly sales: { readonly amount: number; readonly rate: number };
}

/** The data of a service that is the same in every language. */
export interface ServiceFacts<Slug extends string = string> {
  readonly category: ServiceCategory;
  /** The services that an owner usually needs next to it; listed by hand, because the menu's groups do not tell. */
  readonly companions: readonly Slug[];
  /** The kinds of offices that decide in its matter, the one that its customer meets first at the top. */
  readonly offices: readonly KindId[];
  /** The worked example of its page. */
  readonly example?: ToolExample | RefundExample;
}
