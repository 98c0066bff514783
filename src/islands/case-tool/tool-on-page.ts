import type { ServiceSlug } from '../../../content/service-index.ts';
import type { Since } from '../../tools/tool.ts';
import type { FactTexts } from '../../tools/tools.ts';

export interface Enquiry {
  readonly service: ServiceSlug;
  readonly contact: string;
}

/** The data that a tool's page hands to its script as JSON. */
export interface ToolOnPage {
  /** The facts of law that the tool needs, from each day on which they changed. */
  readonly law: readonly Since<unknown>[];
  /** The facts that the tool's words ask. */
  readonly facts: FactTexts;
  /** The address of the page, to which the form is posted where scripts fail. */
  readonly action: string;
  /** The name of the tool. */
  readonly name: string;
  /** The services that an enquiry from the tool may be about, each with the address of its contact form. */
  readonly enquiries: readonly [Enquiry, ...Enquiry[]];
  /** The number for chats, and what a chat about a result of the tool begins with. */
  readonly chat: { readonly whatsapp: string; readonly greeting: string };
  /** The firm and its phone, for the printed result. */
  readonly firm: string;
  /** The tool that goes on with what this one works out. */
  readonly other?: { readonly href: string; readonly text: string } | undefined;
  /** Says that a link opens a new tab. */
  readonly newTab: string;
}
