import type { ReactNode } from 'react';
import { labels } from '../../content/pages/labels.ts';
import { cityEntry } from '../site/cities.ts';
import { currentOf } from '../site/current.ts';
import type { ScreenRoute } from '../site/route.ts';
import { serviceEntry } from '../site/services.ts';
import { cityServiceTitle } from '../site/titles.ts';
import { Footer } from '../ui/footer/footer.tsx';
import { Header } from '../ui/header/header.tsx';
import { WelcomePopup } from '../ui/welcome-popup/welcome-popup.tsx';
import { WhatsAppWidget } from '../ui/whatsapp-widget/whatsapp-widget.tsx';

/** The id of the main content, the target of the skip link. */
const MAIN = 'main';

/** What an enquiry from a page is about; `undefined` where the page says nothing in particular. */
const subjectOf = (route: ScreenRoute): string | undefined => {
  switch (route.kind) {
    case 'service':
      return serviceEntry(route.service).name;
    case 'city':
      return `your services in ${cityEntry(route.city).name}`;
    case 'city-service':
      return cityServiceTitle(cityEntry(route.city), serviceEntry(route.service));
    case 'fixed':
    case 'post':
    case 'not-found':
      return undefined;
  }
};

/** The whole page inside `#root`: what stands on every page, and one screen. */
export const Shell = ({ route, children }: { readonly route: ScreenRoute; readonly children: ReactNode }) => {
  const subject = subjectOf(route);
  return (
    <>
      <a href={`#${MAIN}`} className="skip">
        {labels.skip}
      </a>
      <Header current={currentOf(route)} />
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <WhatsAppWidget subject={subject} />
      <WelcomePopup subject={subject} />
    </>
  );
};
