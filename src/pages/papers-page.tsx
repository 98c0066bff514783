import type { ServiceContent } from '../../content/schema.ts';
import { hasCityService } from '../addresses/href.ts';
import { listPapers, papersLines } from '../catalogue/papers.ts';
import { listCrumbs } from '../seo/crumbs.ts';
import { PaperSheet } from '../ui/checklists/checklists.tsx';
import { useEdition } from '../ui/edition.tsx';
import { CompactHead } from '../ui/heads/heads.tsx';
import { LinkIndex } from '../ui/link-lists/link-lists.tsx';
import { ClosingCall } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import { HowToSend } from './page-parts.tsx';

const ORIGIN = /^https:\/\//;

export const PapersPage = ({ content }: { readonly content: ServiceContent }) => {
  const edition = useEdition();
  const {
    serviceEntry,
    papersPage: words,
    whatsappHref,
    firm,
    hrefPapers,
    serviceIndex,
    hrefService,
    hrefCityService,
    hrefPage,
    pages,
    hrefContact,
    officeCity,
    cityEntry,
    cityServiceTitle,
  } = edition;
  const { slug } = content;
  const { name } = serviceEntry(slug);
  const papers = listPapers(content);
  const lines = papersLines(
    edition,
    papers.map(({ text }) => ({ text, ready: false })),
  );
  return (
    <>
      <CompactHead
        title={words.title(name)}
        lead={words.lead}
        crumbs={listCrumbs(edition, { kind: 'papers', service: slug })}
      />
      <PaperSheet
        id={slug}
        name={name}
        text={<HowToSend />}
        papers={papers}
        question={content.papersQuestion}
        sendHref={whatsappHref(words.message.subject(name), lines)}
        address={firm.origin.replace(ORIGIN, '') + hrefPapers(slug)}
      />
      <LaterSheet />
      <LinkIndex
        groups={[
          {
            title: words.others,
            isLong: true,
            links: serviceIndex
              .filter((other) => other.slug !== slug)
              .map((other) => ({ href: hrefPapers(other.slug), name: other.name })),
          },
          {
            title: words.more(name),
            links: [
              { href: hrefService(slug), name: words.about(name) },
              ...(hasCityService(officeCity.slug, slug)
                ? [
                    {
                      href: hrefCityService(officeCity.slug, slug),
                      name: cityServiceTitle(cityEntry(officeCity.slug), serviceEntry(slug)),
                    },
                  ]
                : []),
              { href: hrefPage('sendPapers'), name: pages.sendPapers.name },
            ],
          },
        ]}
      />
      <ClosingCall words={words.closing} href={hrefContact({ service: slug })} seed={slug} />
    </>
  );
};
