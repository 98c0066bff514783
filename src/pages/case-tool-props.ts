import type { FactId } from '../../content/read-facts.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import type { ToolSlug } from '../../content/tool-index/en.ts';
import { askedFacts } from '../../content/tools/asked-facts.ts';
import type { Edition } from '../edition/edition.ts';
import type { Enquiry, ToolOnPage } from '../islands/case-tool/tool-on-page.ts';
import { allTools } from '../tools/all-tools.ts';

const asked: Readonly<Partial<Record<ToolSlug, readonly FactId[]>>> = askedFacts;

/** Returns whose result a tool shows, for paper. */
export const firmLine = ({ toolWords, firm }: Edition): string => toolWords.of(firm.name, firm.phone);

/** Returns what the page of a tool tells its script. */
export const caseToolProps = (edition: Edition, slug: ToolSlug): ToolOnPage => {
  const { fact, firm, hrefContact, hrefTool, labels, messageAbout, toolEntry, toolWords } = edition;
  const { name, services } = toolEntry(slug);
  const [service, ...others] = services;
  const makeEnquiry = (about: ServiceSlug): Enquiry => ({ service: about, contact: hrefContact({ service: about }) });
  return {
    law: allTools(edition)[slug].law,
    facts: Object.fromEntries((asked[slug] ?? []).map((id) => [id, fact(id)])),
    action: hrefTool(slug),
    name,
    enquiries: [makeEnquiry(service), ...others.map(makeEnquiry)],
    chat: { whatsapp: firm.whatsapp, greeting: `${firm.whatsappMessage} ${messageAbout(toolWords.named(name))}` },
    firm: firmLine(edition),
    newTab: labels.newTab,
  };
};
