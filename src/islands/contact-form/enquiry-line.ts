/** What the built page keeps ready for an enquiry, which only the browser knows. */

import { whatsappHref } from '../../site/contact-links.ts';
import { enquiryWords, subjectOf } from '../../site/enquiry.ts';
import type { Enquiry } from '../../site/href.ts';

/** Says at the top of the page what the visitor comes for, and in every chat that the page opens. */
export const showEnquiry = (enquiry: Enquiry): void => {
  const words = enquiryWords(enquiry);
  if (!words) return;
  const plain = whatsappHref();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[target=_blank]'))
    if (link.href === plain) link.href = whatsappHref(subjectOf(enquiry));
  const line = document.querySelector<HTMLElement>('[data-enquiry]');
  const place = line?.querySelector('strong');
  if (!line || !place) return;
  place.textContent = words;
  line.hidden = false;
};
