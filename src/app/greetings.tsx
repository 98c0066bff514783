/** What comes some seconds after the page, in a chunk of its own: the WhatsApp widget and the welcome popup. */

import { WelcomePopup } from '../features/welcome-popup/welcome-popup.tsx';
import { WhatsAppWidget } from '../features/whatsapp/whatsapp-widget.tsx';
import { cityEntry } from '../site/cities.ts';
import type { ScreenRoute } from '../site/route.ts';
import { serviceEntry } from '../site/services.ts';
import { cityServiceTitle } from '../site/titles.ts';
import { screenKey } from './screen-key.ts';

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
    case 'not-found':
      return undefined;
  }
};

export const Greetings = ({ route }: { route: ScreenRoute }) => {
  const subject = subjectOf(route);
  return (
    <>
      <WhatsAppWidget subject={subject} page={screenKey(route)} />
      <WelcomePopup subject={subject} />
    </>
  );
};
