import type { ReactNode } from 'react';
import type { ScreenRoute } from '../addresses/route.ts';
import { otherLanguage } from '../seo/head.ts';
import { WelcomePopup, WhatsAppWidget } from '../ui/dialogs/dialogs.tsx';
import { useEdition } from '../ui/edition.tsx';
import { Footer } from '../ui/footer/footer.tsx';
import { findCurrent } from '../ui/header/current.ts';
import { Header } from '../ui/header/header.tsx';

const MAIN = 'main';

export const Shell = ({ route, children }: { readonly route: ScreenRoute; readonly children: ReactNode }) => {
  const edition = useEdition();
  const { findEnquiry, findSubject, labels } = edition;
  const enquiry = findEnquiry(route);
  const subject = findSubject(enquiry);
  return (
    <>
      <a href={`#${MAIN}`} className="skip">
        {labels.skip}
      </a>
      <Header current={findCurrent(edition, route)} enquiry={enquiry} other={otherLanguage(edition, route)} />
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
      <Footer subject={subject} />
      <WhatsAppWidget subject={subject} />
      <WelcomePopup subject={subject} />
    </>
  );
};
