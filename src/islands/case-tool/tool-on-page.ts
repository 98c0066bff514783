import type { ServiceSlug } from '../../../content/service-slugs.ts';
import type { Since } from '../../tools/tool.ts';
import type { FactTexts } from '../../tools/tools.ts';

/** What the page of a tool tells its script, as JSON. */
export interface ToolOnPage {
  /** What the tool needs of the law, from each day on which that changed. */
  readonly law: readonly Since<unknown>[];
  /** The facts that the tool's words ask. */
  readonly facts: FactTexts;
  /** The address of the page, to which the form is posted where scripts fail. */
  readonly action: string;
  /** What the tool is called. */
  readonly name: string;
  /** The service that an enquiry from the tool is about. */
  readonly service: ServiceSlug;
  /** The address of the contact form for that service. */
  readonly contact: string;
  /** The number for chats, and what a chat about a result of the tool begins with. */
  readonly chat: { readonly whatsapp: string; readonly greeting: string };
  /** Whose result it is, for paper. */
  readonly firm: string;
  /** Says that a link opens a new tab. */
  readonly newTab: string;
}
