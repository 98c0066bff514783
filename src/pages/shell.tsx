import type { ReactNode } from 'react';
import { labels } from '../../content/pages/labels/en.ts';
import { currentOf } from '../addresses/current.ts';
import type { ScreenRoute } from '../addresses/route.ts';
import { enquiryOf, subjectOf } from '../office/enquiry.ts';
import { otherLanguage } from '../seo/head.ts';
import { WelcomePopup, WhatsAppWidget } from '../ui/dialogs/dialogs.tsx';
import { Footer } from '../ui/footer/footer.tsx';
import { Header } from '../ui/header/header.tsx';
import { firstRule } from './due-rows.ts';

const MAIN = 'main';

export const Shell = ({ route, children }: { readonly route: ScreenRoute; readonly children: ReactNode }) => {
  const enquiry = enquiryOf(route);
  const subject = subjectOf(enquiry);
  return (
    <>
      <a href={`#${MAIN}`} className="skip">
        {labels.skip}
      </a>
      <Header current={currentOf(route)} enquiry={enquiry} due={firstRule} other={otherLanguage(route)} />
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
      <Footer subject={subject} />
      <WhatsAppWidget subject={subject} />
      <WelcomePopup subject={subject} />
    </>
  );
};
